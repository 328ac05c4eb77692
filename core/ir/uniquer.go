package ir

import (
	"crypto/sha256"
	"encoding/binary"
	"sync"
)

// The first byte of a uniquing key says what kind of object it names. Objects
// refer to each other by their id, so that a key is a short string of bytes.
const (
	keyIndexType byte = iota + 1
	keyNoneType
	keyIntegerType
	keyFloatType
	keyComplexType
	keyTupleType
	keyFunctionType
	keyVectorType
	keyRankedTensorType
	keyUnrankedTensorType
	keyMemRefType
	keyUnrankedMemRefType
	keyOpaqueType
	keyDialectType
	keyIdentifiedType

	keyUnitAttr
	keyIntegerAttr
	keyFloatAttr
	keyStringAttr
	keyTypeAttr
	keyArrayAttr
	keyDictionaryAttr
	keySymbolRefAttr
	keyAffineMapAttr
	keyIntegerSetAttr
	keyDenseElementsAttr
	keyDenseStringElementsAttr
	keySparseElementsAttr
	keyOpaqueElementsAttr
	keyDenseArrayAttr
	keyStridedLayoutAttr
	keyOpaqueAttr
	keyDialectAttr
	keyDistinctAttr

	keyUnknownLoc
	keyCallSiteLoc
	keyFusedLoc
)

const shardCount = 32

// uniquer maps keys to objects. It is split so that concurrent workers seldom
// meet.
type uniquer struct {
	shards [shardCount]shard
}

type shard struct {
	mu      sync.RWMutex
	objects map[string]object
}

// object is anything that a Context uniques.
type object interface {
	base() *objectBase
}

// objectBase is embedded in every uniqued object.
type objectBase struct {
	ctx *Context
	id  uint32
}

func (b *objectBase) base() *objectBase { return b }

// Context returns the owner.
func (b *objectBase) Context() *Context { return b.ctx }

func (u *uniquer) init() {
	for i := range u.shards {
		u.shards[i].objects = map[string]object{}
	}
}

func (u *uniquer) shardOf(key []byte) *shard {
	h := uint32(len(key))
	for _, b := range key[max(0, len(key)-6):] {
		h = h*31 + uint32(b)
	}
	return &u.shards[h%shardCount]
}

// find returns the object of that key, or nil.
func find[T object](c *Context, key []byte) (T, bool) {
	s := c.uniquer.shardOf(key)
	s.mu.RLock()
	o, ok := s.objects[string(key)]
	s.mu.RUnlock()
	if !ok {
		var zero T
		return zero, false
	}
	return o.(T), true
}

// unique returns the object of that key, which is fresh unless another worker
// was quicker.
func unique[T object](c *Context, key []byte, fresh T) T {
	s := c.uniquer.shardOf(key)
	s.mu.Lock()
	defer s.mu.Unlock()
	if o, ok := s.objects[string(key)]; ok {
		return o.(T)
	}
	b := fresh.base()
	b.ctx = c
	b.id = c.nextID.Add(1)
	s.objects[string(key)] = fresh
	return fresh
}

// A keyBuffer is on the stack of the caller in the usual case.
type keyBuffer [96]byte

func appendType(key []byte, t Type) []byte {
	if t == nil {
		return append(key, 0)
	}
	return binary.AppendUvarint(key, uint64(t.base().id))
}

func appendAttr(key []byte, a Attribute) []byte {
	if a == nil {
		return append(key, 0)
	}
	return binary.AppendUvarint(key, uint64(a.base().id))
}

func appendTypes(key []byte, ts []Type) []byte {
	key = binary.AppendUvarint(key, uint64(len(ts)))
	for _, t := range ts {
		key = appendType(key, t)
	}
	return key
}

func appendAttrs(key []byte, as []Attribute) []byte {
	key = binary.AppendUvarint(key, uint64(len(as)))
	for _, a := range as {
		key = appendAttr(key, a)
	}
	return key
}

func appendInts(key []byte, ns []int64) []byte {
	key = binary.AppendUvarint(key, uint64(len(ns)))
	for _, n := range ns {
		key = binary.AppendVarint(key, n)
	}
	return key
}

// bigKey is the length above which text enters a key as its digest.
const bigKey = 512

func appendText(key []byte, s string) []byte {
	key = binary.AppendUvarint(key, uint64(len(s)))
	if len(s) <= bigKey {
		return append(key, s...)
	}
	sum := sha256.Sum256([]byte(s))
	return append(key, sum[:]...)
}

// TypeID is a small number that no other type, attribute or location of the
// same Context has, so that what is known of an object can be kept in an array.
// Numbers begin at 1 and follow the order of creation.
func TypeID(t Type) uint32 { return t.base().id }

// AttrID is [TypeID] of an attribute or location.
func AttrID(a Attribute) uint32 { return a.base().id }
