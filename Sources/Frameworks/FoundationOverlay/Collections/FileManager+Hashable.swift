import Foundation

/// Objects of Foundation that are no `NSObject` on Linux, and are compared and hashed by what they are on iOS.
extension FileManager: @retroactive Hashable {
  public static func == (left: FileManager, right: FileManager) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
  public static func == (left: ProcessInfo, right: ProcessInfo) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
