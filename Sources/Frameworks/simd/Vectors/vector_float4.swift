/// See [vector_float2](https://developer.apple.com/documentation/simd/vector_float2).
public typealias vector_float2 = SIMD2<Float>
/// See [vector_float3](https://developer.apple.com/documentation/simd/vector_float3).
public typealias vector_float3 = SIMD3<Float>
/// See [vector_float4](https://developer.apple.com/documentation/simd/vector_float4).
public typealias vector_float4 = SIMD4<Float>
/// See [vector_float8](https://developer.apple.com/documentation/simd/vector_float8).
public typealias vector_float8 = SIMD8<Float>
/// See [vector_float16](https://developer.apple.com/documentation/simd/vector_float16).
public typealias vector_float16 = SIMD16<Float>

/// See [vector_double2](https://developer.apple.com/documentation/simd/vector_double2).
public typealias vector_double2 = SIMD2<Double>
/// See [vector_double3](https://developer.apple.com/documentation/simd/vector_double3).
public typealias vector_double3 = SIMD3<Double>
/// See [vector_double4](https://developer.apple.com/documentation/simd/vector_double4).
public typealias vector_double4 = SIMD4<Double>
/// See [vector_double8](https://developer.apple.com/documentation/simd/vector_double8).
public typealias vector_double8 = SIMD8<Double>
