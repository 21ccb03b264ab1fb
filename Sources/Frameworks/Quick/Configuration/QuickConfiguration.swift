import Foundation
@_spi(Windfall) import XCTestOverlay

/// A class that sets up Quick before any spec is read.
open class QuickConfiguration: NSObject {
  open class func configure(_ configuration: QCKConfiguration) {}
}

@_spi(Windfall) extension QuickConfiguration: TestConfiguring {
  @MainActor public class func configureTests() { configure(World.shared.configuration) }
}
