"""Packs a folder into one program: pack.py FOLDER PYTHON PROGRAM. The same files make the
same bytes, so that a plugin that is built again is the same plugin."""

import os
import pathlib
import sys
import zipfile


def pack(folder, python, program):
    with open(program, "wb") as out:
        out.write(f"#!{python}\n".encode())
        with zipfile.ZipFile(out, "w") as archive:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())  # the time is 1980
                    entry.external_attr = 0o644 << 16
                    archive.writestr(entry, path.read_bytes())
    os.chmod(program, 0o755)


pack(pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3])
