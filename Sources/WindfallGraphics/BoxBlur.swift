/// Averages neighbouring bytes three times, which is close to a Gaussian blur.
struct BoxBlur {
  private let width: Int
  private var line: [UInt8] = []

  init(width: Int) { self.width = width }

  /// Blurs a row or a column of an image in place.
  mutating func apply(to bytes: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int) {
    // An even box is off by half a pixel; the second goes the other way, and the third is odd.
    let isEven = width % 2 == 0
    pass(bytes, start: start, step: step, count: count, before: width / 2, width: width)
    pass(bytes, start: start, step: step, count: count, before: isEven ? width / 2 - 1 : width / 2, width: width)
    let last = isEven ? width + 1 : width
    pass(bytes, start: start, step: step, count: count, before: last / 2, width: last)
  }

  private mutating func pass(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, before: Int, width: Int
  ) {
    line.removeAll(keepingCapacity: true)
    for index in 0..<count { line.append(bytes[start + index * step]) }
    var sum = 0
    for index in 0..<min(width - before - 1, count) { sum += Int(line[index]) }
    for index in 0..<count {
      let entering = index + width - before - 1
      if entering < count { sum += Int(line[entering]) }
      bytes[start + index * step] = UInt8(truncatingIfNeeded: (sum + width / 2) / width)
      let leaving = index - before
      if leaving >= 0 { sum -= Int(line[leaving]) }
    }
  }
}
