import Foundation
@_spi(Windfall) import XCTestOverlay

/// A class that sets up Quick before any spec is read.
open class QuickConfiguration: NSObject {
  /// The name that Quick had for it up to version 4, seen in subclasses only: apps have types of that name.
  public typealias Configuration = QCKConfiguration

  /// The classes of the tests, which each further world is set up with.
  nonisolated(unsafe) private static var subclasses: [QuickConfiguration.Type] = []

  open class func configure(_ configuration: QCKConfiguration) {}

  static func configureSubclassesIfNeeded(world: World) {
    guard !world.isConfigured else { return }
    world.isConfigured = true
    for subclass in subclasses { subclass.configure(world.configuration) }
  }
}

@_spi(Windfall) extension QuickConfiguration: TestConfiguring {
  @MainActor public class func configureTests() {
    if !subclasses.contains(where: { $0 == self }) { subclasses.append(self) }
    configure(World.shared.configuration)
  }
}
