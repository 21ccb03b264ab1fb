import Foundation
import WindfallProject

/// The headers by which Swift sources see something in Objective-C: the module of a target that is written in it, or the
/// bridging header of one in Swift.
public struct ObjectiveCHeaders: Sendable, Hashable {
  /// The module that sources import; nil for what they see without.
  public var module: String?
  /// Whether it is a bridging header, whose part in C the compiler sees itself.
  public var isBridging = false
  /// The headers where the reading begins.
  public var files: [URL]
  /// The folders in which what they include is looked for.
  public var folders: [URL]

  public init(module: String?, isBridging: Bool = false, files: [URL], folders: [URL]) {
    self.module = module
    self.isBridging = isBridging
    self.files = files
    self.folders = folders
  }
}
