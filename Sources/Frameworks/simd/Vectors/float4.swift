/// See [float2](https://developer.apple.com/documentation/simd/float2).
@available(swift, deprecated: 5.1, message: "Use SIMD2<Float>")
public typealias float2 = SIMD2<Float>
/// See [float3](https://developer.apple.com/documentation/simd/float3).
@available(swift, deprecated: 5.1, message: "Use SIMD3<Float>")
public typealias float3 = SIMD3<Float>
/// See [float4](https://developer.apple.com/documentation/simd/float4).
@available(swift, deprecated: 5.1, message: "Use SIMD4<Float>")
public typealias float4 = SIMD4<Float>

/// See [double2](https://developer.apple.com/documentation/simd/double2).
@available(swift, deprecated: 5.1, message: "Use SIMD2<Double>")
public typealias double2 = SIMD2<Double>
/// See [double3](https://developer.apple.com/documentation/simd/double3).
@available(swift, deprecated: 5.1, message: "Use SIMD3<Double>")
public typealias double3 = SIMD3<Double>
/// See [double4](https://developer.apple.com/documentation/simd/double4).
@available(swift, deprecated: 5.1, message: "Use SIMD4<Double>")
public typealias double4 = SIMD4<Double>

/// See [int2](https://developer.apple.com/documentation/simd/int2).
@available(swift, deprecated: 5.1, message: "Use SIMD2<Int32>")
public typealias int2 = SIMD2<Int32>
/// See [int3](https://developer.apple.com/documentation/simd/int3).
@available(swift, deprecated: 5.1, message: "Use SIMD3<Int32>")
public typealias int3 = SIMD3<Int32>
/// See [int4](https://developer.apple.com/documentation/simd/int4).
@available(swift, deprecated: 5.1, message: "Use SIMD4<Int32>")
public typealias int4 = SIMD4<Int32>

/// See [uint2](https://developer.apple.com/documentation/simd/uint2).
@available(swift, deprecated: 5.1, message: "Use SIMD2<UInt32>")
public typealias uint2 = SIMD2<UInt32>
/// See [uint3](https://developer.apple.com/documentation/simd/uint3).
@available(swift, deprecated: 5.1, message: "Use SIMD3<UInt32>")
public typealias uint3 = SIMD3<UInt32>
/// See [uint4](https://developer.apple.com/documentation/simd/uint4).
@available(swift, deprecated: 5.1, message: "Use SIMD4<UInt32>")
public typealias uint4 = SIMD4<UInt32>
