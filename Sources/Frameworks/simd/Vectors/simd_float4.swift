/// See [simd_half1](https://developer.apple.com/documentation/simd/simd_half1).
public typealias simd_half1 = Float16
/// See [simd_half2](https://developer.apple.com/documentation/simd/simd_half2).
public typealias simd_half2 = SIMD2<Float16>
/// See [simd_half3](https://developer.apple.com/documentation/simd/simd_half3).
public typealias simd_half3 = SIMD3<Float16>
/// See [simd_half4](https://developer.apple.com/documentation/simd/simd_half4).
public typealias simd_half4 = SIMD4<Float16>
/// See [simd_half8](https://developer.apple.com/documentation/simd/simd_half8).
public typealias simd_half8 = SIMD8<Float16>
/// See [simd_half16](https://developer.apple.com/documentation/simd/simd_half16).
public typealias simd_half16 = SIMD16<Float16>
/// See [simd_half32](https://developer.apple.com/documentation/simd/simd_half32).
public typealias simd_half32 = SIMD32<Float16>

/// See [simd_float1](https://developer.apple.com/documentation/simd/simd_float1).
public typealias simd_float1 = Float
/// See [simd_float2](https://developer.apple.com/documentation/simd/simd_float2).
public typealias simd_float2 = SIMD2<Float>
/// See [simd_float3](https://developer.apple.com/documentation/simd/simd_float3).
public typealias simd_float3 = SIMD3<Float>
/// See [simd_float4](https://developer.apple.com/documentation/simd/simd_float4).
public typealias simd_float4 = SIMD4<Float>
/// See [simd_float8](https://developer.apple.com/documentation/simd/simd_float8).
public typealias simd_float8 = SIMD8<Float>
/// See [simd_float16](https://developer.apple.com/documentation/simd/simd_float16).
public typealias simd_float16 = SIMD16<Float>

/// See [simd_double1](https://developer.apple.com/documentation/simd/simd_double1).
public typealias simd_double1 = Double
/// See [simd_double2](https://developer.apple.com/documentation/simd/simd_double2).
public typealias simd_double2 = SIMD2<Double>
/// See [simd_double3](https://developer.apple.com/documentation/simd/simd_double3).
public typealias simd_double3 = SIMD3<Double>
/// See [simd_double4](https://developer.apple.com/documentation/simd/simd_double4).
public typealias simd_double4 = SIMD4<Double>
/// See [simd_double8](https://developer.apple.com/documentation/simd/simd_double8).
public typealias simd_double8 = SIMD8<Double>
