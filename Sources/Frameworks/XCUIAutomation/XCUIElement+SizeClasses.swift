@_spi(Windfall) import UIKit
import WindfallCore

extension XCUIElement {
  /// [XCUIElement.SizeClass](https://developer.apple.com/documentation/xcuiautomation/xcuielement/sizeclass)
  ///
  /// Those of the screen.
  public typealias SizeClass = UIUserInterfaceSizeClass

  public var horizontalSizeClass: SizeClass { traits?.horizontalSizeClass ?? .unspecified }
  public var verticalSizeClass: SizeClass { traits?.verticalSizeClass ?? .unspecified }

  private var traits: UITraitCollection? {
    handle.perform("get matching snapshot", fallback: nil) { () throws(AppFailure) in
      _ = try handle.snapshot()
      return try handle.screenTraits()
    }
  }
}

extension ElementHandle {
  /// Those of the device as the app is turned now.
  func screenTraits() throws(AppFailure) -> UITraitCollection {
    let screen = try ElementHandle(session: session, query: .application).snapshot().frame
    return Device.screenTraits(isWide: screen.width > screen.height)
  }
}
