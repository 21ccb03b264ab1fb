/// What the template process tells the client of a child: always twelve bytes, three numbers of four bytes, the lowest first.
///
///     kind     1: launched, 2: exited, 3: failed
///     pid      of the child; 0 when failed
///     status   as `waitpid` gives it when exited, `errno` when failed, else 0
public enum TemplateReply: Hashable, Sendable {
  case launched(pid: Int32)
  case exited(pid: Int32, status: Int32)
  case failed(error: Int32)

  /// The length of every reply.
  public static let size = 12

  public init(bytes: [UInt8]) throws {
    guard bytes.count == Self.size else { throw WireError.truncated }
    let numbers = stride(from: 0, to: Self.size, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    let (pid, status) = (Int32(bitPattern: numbers[1]), Int32(bitPattern: numbers[2]))
    switch numbers[0] {
    case 1: self = .launched(pid: pid)
    case 2: self = .exited(pid: pid, status: status)
    case 3: self = .failed(error: status)
    default: throw WireError.invalidValue(type: "TemplateReply", value: UInt64(numbers[0]))
    }
  }

  public var bytes: [UInt8] {
    let numbers: [UInt32] =
      switch self {
      case .launched(let pid): [1, UInt32(bitPattern: pid), 0]
      case .exited(let pid, let status): [2, UInt32(bitPattern: pid), UInt32(bitPattern: status)]
      case .failed(let error): [3, 0, UInt32(bitPattern: error)]
      }
    return numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) } }
  }
}
