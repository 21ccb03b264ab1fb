/// See [vector_char2](https://developer.apple.com/documentation/simd/vector_char2).
public typealias vector_char2 = SIMD2<Int8>
/// See [vector_char3](https://developer.apple.com/documentation/simd/vector_char3).
public typealias vector_char3 = SIMD3<Int8>
/// See [vector_char4](https://developer.apple.com/documentation/simd/vector_char4).
public typealias vector_char4 = SIMD4<Int8>
/// See [vector_char8](https://developer.apple.com/documentation/simd/vector_char8).
public typealias vector_char8 = SIMD8<Int8>
/// See [vector_char16](https://developer.apple.com/documentation/simd/vector_char16).
public typealias vector_char16 = SIMD16<Int8>
/// See [vector_char32](https://developer.apple.com/documentation/simd/vector_char32).
public typealias vector_char32 = SIMD32<Int8>
/// See [vector_char64](https://developer.apple.com/documentation/simd/vector_char64).
public typealias vector_char64 = SIMD64<Int8>

/// See [vector_uchar2](https://developer.apple.com/documentation/simd/vector_uchar2).
public typealias vector_uchar2 = SIMD2<UInt8>
/// See [vector_uchar3](https://developer.apple.com/documentation/simd/vector_uchar3).
public typealias vector_uchar3 = SIMD3<UInt8>
/// See [vector_uchar4](https://developer.apple.com/documentation/simd/vector_uchar4).
public typealias vector_uchar4 = SIMD4<UInt8>
/// See [vector_uchar8](https://developer.apple.com/documentation/simd/vector_uchar8).
public typealias vector_uchar8 = SIMD8<UInt8>
/// See [vector_uchar16](https://developer.apple.com/documentation/simd/vector_uchar16).
public typealias vector_uchar16 = SIMD16<UInt8>
/// See [vector_uchar32](https://developer.apple.com/documentation/simd/vector_uchar32).
public typealias vector_uchar32 = SIMD32<UInt8>
/// See [vector_uchar64](https://developer.apple.com/documentation/simd/vector_uchar64).
public typealias vector_uchar64 = SIMD64<UInt8>

/// See [vector_short2](https://developer.apple.com/documentation/simd/vector_short2).
public typealias vector_short2 = SIMD2<Int16>
/// See [vector_short3](https://developer.apple.com/documentation/simd/vector_short3).
public typealias vector_short3 = SIMD3<Int16>
/// See [vector_short4](https://developer.apple.com/documentation/simd/vector_short4).
public typealias vector_short4 = SIMD4<Int16>
/// See [vector_short8](https://developer.apple.com/documentation/simd/vector_short8).
public typealias vector_short8 = SIMD8<Int16>
/// See [vector_short16](https://developer.apple.com/documentation/simd/vector_short16).
public typealias vector_short16 = SIMD16<Int16>
/// See [vector_short32](https://developer.apple.com/documentation/simd/vector_short32).
public typealias vector_short32 = SIMD32<Int16>

/// See [vector_ushort2](https://developer.apple.com/documentation/simd/vector_ushort2).
public typealias vector_ushort2 = SIMD2<UInt16>
/// See [vector_ushort3](https://developer.apple.com/documentation/simd/vector_ushort3).
public typealias vector_ushort3 = SIMD3<UInt16>
/// See [vector_ushort4](https://developer.apple.com/documentation/simd/vector_ushort4).
public typealias vector_ushort4 = SIMD4<UInt16>
/// See [vector_ushort8](https://developer.apple.com/documentation/simd/vector_ushort8).
public typealias vector_ushort8 = SIMD8<UInt16>
/// See [vector_ushort16](https://developer.apple.com/documentation/simd/vector_ushort16).
public typealias vector_ushort16 = SIMD16<UInt16>
/// See [vector_ushort32](https://developer.apple.com/documentation/simd/vector_ushort32).
public typealias vector_ushort32 = SIMD32<UInt16>

/// See [vector_int2](https://developer.apple.com/documentation/simd/vector_int2).
public typealias vector_int2 = SIMD2<Int32>
/// See [vector_int3](https://developer.apple.com/documentation/simd/vector_int3).
public typealias vector_int3 = SIMD3<Int32>
/// See [vector_int4](https://developer.apple.com/documentation/simd/vector_int4).
public typealias vector_int4 = SIMD4<Int32>
/// See [vector_int8](https://developer.apple.com/documentation/simd/vector_int8).
public typealias vector_int8 = SIMD8<Int32>
/// See [vector_int16](https://developer.apple.com/documentation/simd/vector_int16).
public typealias vector_int16 = SIMD16<Int32>

/// See [vector_uint2](https://developer.apple.com/documentation/simd/vector_uint2).
public typealias vector_uint2 = SIMD2<UInt32>
/// See [vector_uint3](https://developer.apple.com/documentation/simd/vector_uint3).
public typealias vector_uint3 = SIMD3<UInt32>
/// See [vector_uint4](https://developer.apple.com/documentation/simd/vector_uint4).
public typealias vector_uint4 = SIMD4<UInt32>
/// See [vector_uint8](https://developer.apple.com/documentation/simd/vector_uint8).
public typealias vector_uint8 = SIMD8<UInt32>
/// See [vector_uint16](https://developer.apple.com/documentation/simd/vector_uint16).
public typealias vector_uint16 = SIMD16<UInt32>

/// See [vector_long2](https://developer.apple.com/documentation/simd/vector_long2).
public typealias vector_long2 = SIMD2<Int>
/// See [vector_long3](https://developer.apple.com/documentation/simd/vector_long3).
public typealias vector_long3 = SIMD3<Int>
/// See [vector_long4](https://developer.apple.com/documentation/simd/vector_long4).
public typealias vector_long4 = SIMD4<Int>
/// See [vector_long8](https://developer.apple.com/documentation/simd/vector_long8).
public typealias vector_long8 = SIMD8<Int>

/// See [vector_ulong2](https://developer.apple.com/documentation/simd/vector_ulong2).
public typealias vector_ulong2 = SIMD2<UInt>
/// See [vector_ulong3](https://developer.apple.com/documentation/simd/vector_ulong3).
public typealias vector_ulong3 = SIMD3<UInt>
/// See [vector_ulong4](https://developer.apple.com/documentation/simd/vector_ulong4).
public typealias vector_ulong4 = SIMD4<UInt>
/// See [vector_ulong8](https://developer.apple.com/documentation/simd/vector_ulong8).
public typealias vector_ulong8 = SIMD8<UInt>
