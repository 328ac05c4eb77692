package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// imageParam is a parameter of an image type.
func imageParam(t ir.Type, i int) int64 { return numberOf(t.(*ir.DialectType).Param(i)) }

// verifyDrefGather checks what texels are gathered from, and into what.
func verifyDrefGather(op *ir.Operation) error {
	gather := ImageDrefGather{op}
	result, image := gather.Result().Type(), Elem(gather.Sampledimage().Type())
	if n, _ := Len(result); n != 4 {
		return fmt.Errorf("gives four values, but the result is %s", quote(result))
	}
	if _, void := Elem(image).(*ir.NoneType); !void && Elem(result) != Elem(image) {
		return fmt.Errorf("the result is %s, but texels are %s", quote(result), quote(Elem(image)))
	}
	switch Dim(imageParam(image, imageDim)) {
	case DimDim2D, DimCube, DimRect:
	default:
		return fmt.Errorf("wants an image of Dim2D, Cube or Rect, but got %s", quote(image))
	}
	if Sampling(imageParam(image, imageSampling)) == SamplingMultiSampled {
		return errors.New("wants an image that is SingleSampled")
	}
	return nil
}

// verifyQuerySize checks that the size of an image can be asked for without a level, and how
// many numbers it has.
func verifyQuerySize(op *ir.Operation) error {
	query := ImageQuerySize{op}
	image, result := query.Image().Type(), query.Result().Type()
	sizes := int64(0)
	dim := Dim(imageParam(image, imageDim))
	switch dim {
	case DimDim1D, DimBuffer:
		sizes = 1
	case DimDim2D, DimCube, DimRect:
		sizes = 2
	case DimDim3D:
		sizes = 3
	default:
		return fmt.Errorf("wants an image of Dim1D, Dim2D, Dim3D, Cube, Rect or Buffer, but got %s", quote(image))
	}
	sampled := SamplerUse(imageParam(image, imageUse)) == SamplerUseNeedSampler
	if levels := dim != DimRect && dim != DimBuffer; levels && sampled && Sampling(imageParam(image, imageSampling)) == SamplingSingleSampled {
		return fmt.Errorf("wants a level of %s, which is SingleSampled and has a sampler; make it MultiSampled, SamplerUnknown or NoSampler", quote(image))
	}
	if Arrayed(imageParam(image, imageArrayed)) == ArrayedArrayed {
		sizes++
	}
	n, isVector := Len(result)
	if !isVector {
		n = 1
	}
	if n != sizes {
		return fmt.Errorf("%s has %d sizes, but the result is %s", quote(image), sizes, quote(result))
	}
	return nil
}
