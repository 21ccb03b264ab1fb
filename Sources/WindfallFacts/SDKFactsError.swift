/// A file of facts that cannot be read.
public struct SDKFactsError: Error, Hashable, CustomStringConvertible {
  public var path: String
  public var line: Int
  public var problem: String

  public var description: String { "\(path):\(line): the facts are damaged: \(problem)" }
}
