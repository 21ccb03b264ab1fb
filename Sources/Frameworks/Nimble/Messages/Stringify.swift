/// A value as failure messages show it.
public func stringify<T>(_ value: T?) -> String {
  guard let value else { return "nil" }
  return text(of: value)
}

public func stringify<T>(_ value: T) -> String { text(of: value) }

private func text<T>(of value: T) -> String {
  if let value = value as? any TestOutputStringConvertible { return value.testDescription }
  if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
  return String(describing: value)
}

/// Values with commas between them.
func arrayAsString<T>(_ items: [T]) -> String { items.map { stringify($0) }.joined(separator: ", ") }

/// An object by its address.
func identityAsString(_ object: AnyObject?) -> String {
  guard let object else { return "nil" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<0x\(String(address, radix: 16))>"
}
