import Foundation
import SQLite3

/// Why a store cannot be opened, read or written: what Apple's error says.
public struct StoreProblem: Error, Hashable, Sendable {
  /// A code of `NSCocoaErrorDomain`.
  public var code: Int
  /// What SQLite said, which Apple puts under `NSSQLiteErrorDomain`.
  public var sqliteCode: Int?
  /// What Apple puts under `reason`.
  public var reason: String
  /// What Apple puts under `NSFilePath`.
  public var path: String?

  public init(code: Int, sqliteCode: Int? = nil, reason: String, path: String? = nil) {
    self.code = code
    self.sqliteCode = sqliteCode
    self.reason = reason
    self.path = path
  }

  /// What goes into the user info, beside what an application adds.
  public var userInfo: [String: any Sendable] {
    var info: [String: any Sendable] = ["reason": reason]
    info["NSSQLiteErrorDomain"] = sqliteCode
    info[NSFilePathErrorKey] = path
    return info
  }

  /// The file's tables are those of another model.
  static func otherModel(_ missing: String, path: String?) -> StoreProblem {
    StoreProblem(
      code: 134100,
      reason: "The model used to open the store is incompatible with the one used to create the store: \(missing)",
      path: path)
  }

  init(_ problem: SQLProblem, path: String?, isOpening: Bool = false) {
    self.init(
      code: Self.code(for: problem, isOpening: isOpening), sqliteCode: Int(problem.primaryCode),
      reason: problem.message,
      path: path)
  }

  private static func code(for problem: SQLProblem, isOpening: Bool) -> Int {
    switch problem.primaryCode {
    case SQLITE_NOTADB, SQLITE_CORRUPT: CocoaError.Code.fileReadCorruptFile.rawValue
    case SQLITE_READONLY: CocoaError.Code.fileWriteNoPermission.rawValue
    case SQLITE_FULL: CocoaError.Code.fileWriteOutOfSpace.rawValue
    case SQLITE_CANTOPEN: CocoaError.Code.fileReadUnknown.rawValue
    case SQLITE_BUSY where isOpening: 134090
    case SQLITE_PERM, SQLITE_AUTH: CocoaError.Code.fileReadNoPermission.rawValue
    default: isOpening ? CocoaError.Code.fileReadUnknown.rawValue : 134180
    }
  }
}
