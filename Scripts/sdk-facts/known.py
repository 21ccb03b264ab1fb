"""What C# calls differently, or what stands in code instead of in declarations: C# name → (C or Objective-C spelling, kind).

Kinds: value (as it is), class (an object pointer), core (a Core Foundation like reference).
"""

VALUES = {
    "void": "void", "bool": "BOOL", "nint": "NSInteger", "nuint": "NSUInteger", "nfloat": "CGFloat", "float": "float",
    "double": "double", "int": "int", "uint": "unsigned int", "long": "int64_t", "ulong": "uint64_t",
    "short": "int16_t", "ushort": "uint16_t", "byte": "uint8_t", "sbyte": "int8_t", "char": "unichar",
    "UInt16": "uint16_t", "Int16": "int16_t", "NFloat": "CGFloat", "Int32": "int", "UInt32": "unsigned int", "Int64": "int64_t", "UInt64": "uint64_t", "Boolean": "BOOL",
    "Byte": "uint8_t", "Single": "float", "Double": "double",
    "IntPtr": "void *", "UIntPtr": "void *", "NativeHandle": "void *",
    "UIAccessibilityTrait": "UIAccessibilityTraits", "UIFontWeight": "UIFontWeight", "UIFontWidth": "UIFontWidth",
    "NMatrix2": "simd_float2x2", "NMatrix3": "simd_float3x3", "NMatrix4": "simd_float4x4",
    "NMatrix4x3": "simd_float4x3", "NMatrix4d": "simd_double4x4", "Matrix2": "simd_float2x2",
    "Matrix3": "simd_float3x3", "Matrix4": "simd_float4x4", "Matrix4x4": "simd_float4x4",
    "Vector2": "simd_float2", "Vector3": "simd_float3", "NVector3": "simd_float3", "NVector3d": "simd_double3",
    "NVector2d": "simd_double2", "NVector2i": "simd_int2", "Vector2i": "simd_int2", "Vector3i": "simd_int3",
    "Vector4i": "simd_int4", "Vector4": "simd_float4", "Vector2d": "simd_double2", "Vector3d": "simd_double3",
    "Vector4d": "simd_double4", "Quaternion": "simd_quatf", "NQuaterniond": "simd_quatd",
    "Quaterniond": "simd_quatd", "NVector4d": "simd_double4", "SCNVector3": "SCNVector3", "SCNVector4": "SCNVector4",
    "SCNMatrix4": "SCNMatrix4", "SCNQuaternion": "SCNQuaternion", "ValueTuple": "void *",
}

CLASSES = {
    "string": "NSString", "NSString": "NSString", "NSMutableString": "NSMutableString", "CFString": "NSString",
    "String": "NSString", "Selector": "Selector", "Class": "Class", "NSObject": "id",
    "DispatchQueue": "DispatchQueue", "DispatchData": "DispatchData", "DispatchGroup": "DispatchGroup",
    "NSObjectProtocol": "id<NSObject>", "INSObjectProtocol": "id<NSObject>", "INativeObject": "id", "object": "id",
    "Protocol": "Protocol", "NSDecimal": "NSDecimal", "DispatchIO": "DispatchIO", "DispatchSource": "DispatchSource",
    "OSLog": "OSLog", "IOSurface": "IOSurface", "DispatchObject": "DispatchObject",
}

# Structures that Swift calls what C calls them; only the name counts here.
STRUCTURES = [
    "NSRange", "NSDecimal", "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "CATransform3D", "CMTime", "CMTimeRange", "CMTimeMapping",
    "CLLocationCoordinate2D", "SCNVector3", "SCNVector4", "SCNMatrix4", "SCNQuaternion", "simd_float2x2",
    "simd_float3x3", "simd_float4x4", "simd_float4x3", "simd_double4x4", "simd_quatf", "simd_quatd",
]

# Classes of C# that stand for Core Foundation's own opaque types.
ROOTS = {"NativeObject", "INativeObject", "DisposableObject", "DispatchObject", "NWHandle"}
