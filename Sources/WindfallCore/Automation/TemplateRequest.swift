/// What a test asks of the template process: start the app in a child process.
///
/// C code reads this before the Swift runtime does anything, so its layout is not that of the other messages.
/// All numbers have four bytes, the lowest first; a string is its length without the final zero byte, its bytes, and a zero byte:
///
///     size                 of all that follows
///     kind                 1: launch
///     count, strings       arguments, without the name of the program
///     count, strings       environment, each as NAME=value, added to that of the template
///     string               container: the folder that is the app's home
///     string               log: the file that takes standard output and error, created or appended to
///
/// With the first byte comes one descriptor (`SCM_RIGHTS`): the app's end of the automation socket. The child finds its number in
/// `WINDFALL_AUTOMATION_FD`. One connection serves one child: the template answers with a `launched` reply, later with
/// an `exited` reply on the same connection, and kills the child when the client closes the connection first.
public struct TemplateRequest: Hashable, Sendable {
  public var arguments: [String]
  public var environment: [String: String]
  public var container: String
  public var log: String

  public init(arguments: [String], environment: [String: String], container: String, log: String) {
    self.arguments = arguments
    self.environment = environment
    self.container = container
    self.log = log
  }

  /// The whole message, its size first.
  public var bytes: [UInt8] {
    var payload: [UInt8] = []
    payload.append(number: 1)
    payload.append(strings: arguments)
    payload.append(strings: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    payload.append(string: container)
    payload.append(string: log)
    var bytes: [UInt8] = []
    bytes.append(number: UInt32(payload.count))
    return bytes + payload
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  fileprivate mutating func append(string: String) {
    // The C side ends a string at its first zero byte.
    let text = string.utf8.filter { $0 != 0 }
    append(number: UInt32(text.count))
    append(contentsOf: text)
    append(0)
  }

  fileprivate mutating func append(strings: [String]) {
    append(number: UInt32(strings.count))
    for string in strings { append(string: string) }
  }
}
