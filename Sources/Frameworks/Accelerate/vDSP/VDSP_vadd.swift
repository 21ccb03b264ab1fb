/// [vDSP_Length](https://developer.apple.com/documentation/accelerate/vdsp_length)
public typealias vDSP_Length = UInt
/// [vDSP_Stride](https://developer.apple.com/documentation/accelerate/vdsp_stride)
public typealias vDSP_Stride = Int

// The functions of C, of which there is one for numbers of four and one for those of eight bytes.

public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = first + second
  }
}

public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = first * second
  }
}

public func vDSP_vdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = second / first
  }
}

public func vDSP_vsub(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = second - first
  }
}

public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value + __B.pointee
  }
}

public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value * __B.pointee
  }
}

public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value / __B.pointee
  }
}

public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result
}

public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result
}

public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  result /= Float(__N)
  __C.pointee = result
}

public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  result /= Float(__N)
  __C.pointee = result
}

public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = -.infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, value)
  }
  __C.pointee = result
}

public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = .infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = min(result, value)
  }
  __C.pointee = result
}

public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  result = (result / Float(__N)).squareRoot()
  __C.pointee = result
}

public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) { result += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = result
}

public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var result: Float = 0
    for place in 0..<Int(__P) { result += __A[(index + place) * __IA] * __F[place * __IF] }
    __C[index * __IC] = result
  }
}

public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = first + second
  }
}

public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = first * second
  }
}

public func vDSP_vdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = second / first
  }
}

public func vDSP_vsubD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (first, second) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = second - first
  }
}

public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value + __B.pointee
  }
}

public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value * __B.pointee
  }
}

public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    __C[index * __IC] = value / __B.pointee
  }
}

public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  __C.pointee = result
}

public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  __C.pointee = result
}

public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  result /= Double(__N)
  __C.pointee = result
}

public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value
  }
  result /= Double(__N)
  __C.pointee = result
}

public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = -.infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = max(result, value)
  }
  __C.pointee = result
}

public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = .infinity
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result = min(result, value)
  }
  __C.pointee = result
}

public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) {
    let value = __A[index * __IA]
    result += value * value
  }
  result = (result / Double(__N)).squareRoot()
  __C.pointee = result
}

public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) { result += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = result
}

public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var result: Double = 0
    for place in 0..<Int(__P) { result += __A[(index + place) * __IA] * __F[place * __IF] }
    __C[index * __IC] = result
  }
}
