/// See [NWTXTRecord](https://developer.apple.com/documentation/network/nwtxtrecord). It is kept as a dictionary.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible {
  public private(set) var dictionary: [String: String]

  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }

  public var debugDescription: String {
    dictionary.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
  }
}
