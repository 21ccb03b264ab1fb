/// [CFRange](https://developer.apple.com/documentation/corefoundation/cfrange)
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() {
    self.init(location: 0, length: 0)
  }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

public let kCFNotFound: CFIndex = -1
