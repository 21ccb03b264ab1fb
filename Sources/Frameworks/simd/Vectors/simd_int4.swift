/// See [simd_bool](https://developer.apple.com/documentation/simd/simd_bool).
public typealias simd_bool = Bool

/// See [simd_char1](https://developer.apple.com/documentation/simd/simd_char1).
public typealias simd_char1 = Int8
/// See [simd_char2](https://developer.apple.com/documentation/simd/simd_char2).
public typealias simd_char2 = SIMD2<Int8>
/// See [simd_char3](https://developer.apple.com/documentation/simd/simd_char3).
public typealias simd_char3 = SIMD3<Int8>
/// See [simd_char4](https://developer.apple.com/documentation/simd/simd_char4).
public typealias simd_char4 = SIMD4<Int8>
/// See [simd_char8](https://developer.apple.com/documentation/simd/simd_char8).
public typealias simd_char8 = SIMD8<Int8>
/// See [simd_char16](https://developer.apple.com/documentation/simd/simd_char16).
public typealias simd_char16 = SIMD16<Int8>
/// See [simd_char32](https://developer.apple.com/documentation/simd/simd_char32).
public typealias simd_char32 = SIMD32<Int8>
/// See [simd_char64](https://developer.apple.com/documentation/simd/simd_char64).
public typealias simd_char64 = SIMD64<Int8>

/// See [simd_uchar1](https://developer.apple.com/documentation/simd/simd_uchar1).
public typealias simd_uchar1 = UInt8
/// See [simd_uchar2](https://developer.apple.com/documentation/simd/simd_uchar2).
public typealias simd_uchar2 = SIMD2<UInt8>
/// See [simd_uchar3](https://developer.apple.com/documentation/simd/simd_uchar3).
public typealias simd_uchar3 = SIMD3<UInt8>
/// See [simd_uchar4](https://developer.apple.com/documentation/simd/simd_uchar4).
public typealias simd_uchar4 = SIMD4<UInt8>
/// See [simd_uchar8](https://developer.apple.com/documentation/simd/simd_uchar8).
public typealias simd_uchar8 = SIMD8<UInt8>
/// See [simd_uchar16](https://developer.apple.com/documentation/simd/simd_uchar16).
public typealias simd_uchar16 = SIMD16<UInt8>
/// See [simd_uchar32](https://developer.apple.com/documentation/simd/simd_uchar32).
public typealias simd_uchar32 = SIMD32<UInt8>
/// See [simd_uchar64](https://developer.apple.com/documentation/simd/simd_uchar64).
public typealias simd_uchar64 = SIMD64<UInt8>

/// See [simd_short1](https://developer.apple.com/documentation/simd/simd_short1).
public typealias simd_short1 = Int16
/// See [simd_short2](https://developer.apple.com/documentation/simd/simd_short2).
public typealias simd_short2 = SIMD2<Int16>
/// See [simd_short3](https://developer.apple.com/documentation/simd/simd_short3).
public typealias simd_short3 = SIMD3<Int16>
/// See [simd_short4](https://developer.apple.com/documentation/simd/simd_short4).
public typealias simd_short4 = SIMD4<Int16>
/// See [simd_short8](https://developer.apple.com/documentation/simd/simd_short8).
public typealias simd_short8 = SIMD8<Int16>
/// See [simd_short16](https://developer.apple.com/documentation/simd/simd_short16).
public typealias simd_short16 = SIMD16<Int16>
/// See [simd_short32](https://developer.apple.com/documentation/simd/simd_short32).
public typealias simd_short32 = SIMD32<Int16>

/// See [simd_ushort1](https://developer.apple.com/documentation/simd/simd_ushort1).
public typealias simd_ushort1 = UInt16
/// See [simd_ushort2](https://developer.apple.com/documentation/simd/simd_ushort2).
public typealias simd_ushort2 = SIMD2<UInt16>
/// See [simd_ushort3](https://developer.apple.com/documentation/simd/simd_ushort3).
public typealias simd_ushort3 = SIMD3<UInt16>
/// See [simd_ushort4](https://developer.apple.com/documentation/simd/simd_ushort4).
public typealias simd_ushort4 = SIMD4<UInt16>
/// See [simd_ushort8](https://developer.apple.com/documentation/simd/simd_ushort8).
public typealias simd_ushort8 = SIMD8<UInt16>
/// See [simd_ushort16](https://developer.apple.com/documentation/simd/simd_ushort16).
public typealias simd_ushort16 = SIMD16<UInt16>
/// See [simd_ushort32](https://developer.apple.com/documentation/simd/simd_ushort32).
public typealias simd_ushort32 = SIMD32<UInt16>

/// See [simd_int1](https://developer.apple.com/documentation/simd/simd_int1).
public typealias simd_int1 = Int32
/// See [simd_int2](https://developer.apple.com/documentation/simd/simd_int2).
public typealias simd_int2 = SIMD2<Int32>
/// See [simd_int3](https://developer.apple.com/documentation/simd/simd_int3).
public typealias simd_int3 = SIMD3<Int32>
/// See [simd_int4](https://developer.apple.com/documentation/simd/simd_int4).
public typealias simd_int4 = SIMD4<Int32>
/// See [simd_int8](https://developer.apple.com/documentation/simd/simd_int8).
public typealias simd_int8 = SIMD8<Int32>
/// See [simd_int16](https://developer.apple.com/documentation/simd/simd_int16).
public typealias simd_int16 = SIMD16<Int32>

/// See [simd_uint1](https://developer.apple.com/documentation/simd/simd_uint1).
public typealias simd_uint1 = UInt32
/// See [simd_uint2](https://developer.apple.com/documentation/simd/simd_uint2).
public typealias simd_uint2 = SIMD2<UInt32>
/// See [simd_uint3](https://developer.apple.com/documentation/simd/simd_uint3).
public typealias simd_uint3 = SIMD3<UInt32>
/// See [simd_uint4](https://developer.apple.com/documentation/simd/simd_uint4).
public typealias simd_uint4 = SIMD4<UInt32>
/// See [simd_uint8](https://developer.apple.com/documentation/simd/simd_uint8).
public typealias simd_uint8 = SIMD8<UInt32>
/// See [simd_uint16](https://developer.apple.com/documentation/simd/simd_uint16).
public typealias simd_uint16 = SIMD16<UInt32>

/// See [simd_long1](https://developer.apple.com/documentation/simd/simd_long1).
public typealias simd_long1 = Int
/// See [simd_long2](https://developer.apple.com/documentation/simd/simd_long2).
public typealias simd_long2 = SIMD2<Int>
/// See [simd_long3](https://developer.apple.com/documentation/simd/simd_long3).
public typealias simd_long3 = SIMD3<Int>
/// See [simd_long4](https://developer.apple.com/documentation/simd/simd_long4).
public typealias simd_long4 = SIMD4<Int>
/// See [simd_long8](https://developer.apple.com/documentation/simd/simd_long8).
public typealias simd_long8 = SIMD8<Int>

/// See [simd_ulong1](https://developer.apple.com/documentation/simd/simd_ulong1).
public typealias simd_ulong1 = UInt
/// See [simd_ulong2](https://developer.apple.com/documentation/simd/simd_ulong2).
public typealias simd_ulong2 = SIMD2<UInt>
/// See [simd_ulong3](https://developer.apple.com/documentation/simd/simd_ulong3).
public typealias simd_ulong3 = SIMD3<UInt>
/// See [simd_ulong4](https://developer.apple.com/documentation/simd/simd_ulong4).
public typealias simd_ulong4 = SIMD4<UInt>
/// See [simd_ulong8](https://developer.apple.com/documentation/simd/simd_ulong8).
public typealias simd_ulong8 = SIMD8<UInt>
