"""Asks the toolchain's importer for the Swift view of a module that a module map describes.

usage: importer.py FOLDER MODULE [OUTPUT.json]
"""

import ctypes
import json
import os
import shutil
import sys

LIBRARY = "../lib/libsourcekitdInProc.so"


def library():
    swiftc = os.path.realpath(shutil.which("swiftc"))
    return ctypes.CDLL(os.path.join(os.path.dirname(swiftc), LIBRARY))


def quoted(text):
    return json.dumps(text)


def ask(folder, module):
    """What `source.request.docinfo` answers for the module: its interface, and each declaration's place and identity."""
    kit = library()
    kit.sourcekitd_request_create_from_yaml.restype = ctypes.c_void_p
    kit.sourcekitd_send_request_sync.restype = ctypes.c_void_p
    kit.sourcekitd_send_request_sync.argtypes = [ctypes.c_void_p]
    kit.sourcekitd_response_is_error.argtypes = [ctypes.c_void_p]
    kit.sourcekitd_response_is_error.restype = ctypes.c_bool
    kit.sourcekitd_response_description_copy.argtypes = [ctypes.c_void_p]
    kit.sourcekitd_response_description_copy.restype = ctypes.c_char_p

    class Variant(ctypes.Structure):
        _fields_ = [("data", ctypes.c_uint64 * 3)]

    kit.sourcekitd_response_get_value.restype = Variant
    kit.sourcekitd_response_get_value.argtypes = [ctypes.c_void_p]
    kit.sourcekitd_variant_json_description_copy.restype = ctypes.c_char_p
    kit.sourcekitd_variant_json_description_copy.argtypes = [Variant]
    kit.sourcekitd_initialize()
    arguments = ["-target", "x86_64-unknown-linux-gnu", "-I", folder, "-module-cache-path", folder + "/cache",
                 "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
                 "-swift-version", "5"]
    arguments = [word for argument in arguments for word in (
        ["-Xfrontend", argument] if argument.startswith(("-enable", "-disable")) else [argument])]
    arguments += ["-Xcc", "-iapinotes-modules", "-Xcc", folder]
    yaml = "{key.request: source.request.docinfo, key.modulename: %s, key.compilerargs: [%s]}" % (
        quoted(module), ", ".join(quoted(a) for a in arguments))
    request = kit.sourcekitd_request_create_from_yaml(yaml.encode(), None)
    if not request:
        raise SystemExit("the request is not understood")
    response = kit.sourcekitd_send_request_sync(request)
    if kit.sourcekitd_response_is_error(response):
        raise SystemExit(kit.sourcekitd_response_description_copy(response).decode())
    return json.loads(kit.sourcekitd_variant_json_description_copy(kit.sourcekitd_response_get_value(response)))


if __name__ == "__main__":
    answer = ask(os.path.abspath(sys.argv[1]), sys.argv[2])
    with open(sys.argv[3] if len(sys.argv) > 3 else "/dev/stdout", "w") as output:
        json.dump(answer, output, indent=1)
