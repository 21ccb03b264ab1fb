/// See [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen). There is one, of the simulated device.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private static var current: UIScreen?

  public static var main: UIScreen {
    if let current { return current }
    let screen = UIScreen(device: .current)
    current = screen
    return screen
  }

  static func forgetMain() { current = nil }

  open private(set) var bounds: CGRect
  open private(set) var scale: CGFloat
  private(set) var safeArea: UIEdgeInsets

  private init(device: Device) {
    bounds = CGRect(origin: .zero, size: device.size)
    scale = device.scale
    safeArea = device.safeArea
    super.init()
  }

  public static var screens: [UIScreen] { [main] }

  open var nativeScale: CGFloat { scale }

  /// Upright, however the device is held.
  open var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }

  func turn(to device: Device) {
    bounds = CGRect(origin: .zero, size: device.size)
    safeArea = device.safeArea
  }

  open var traitCollection: UITraitCollection { Device.current.traits }

  open var coordinateSpace: any UICoordinateSpace { self }

  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  open var maximumFramesPerSecond: Int { 60 }

  /// Kept and given back; nothing shines.
  open var brightness: CGFloat = 0.5

  /// Nobody records the screen.
  open var isCaptured: Bool { false }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
}
