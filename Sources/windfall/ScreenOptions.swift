import ArgumentParser
import Foundation
import WindfallBuild
import WindfallCore

/// How an app is started to be drawn, and what is done to it before.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Tap the element of this label or identifier; may be given several times.", valueName: "label"))
  var tap: [OrderedArgument<String>] = []

  @Option(help: ArgumentHelp("Type a text into what has the keyboard's focus.", valueName: "text"))
  var type: [OrderedArgument<String>] = []

  @Option(help: ArgumentHelp("Swipe over the screen: up, down, left or right.", valueName: "direction"))
  var swipe: [OrderedArgument<AutomationGesture.Direction>] = []

  @Option(help: ArgumentHelp("Scroll down until this element can be tapped.", valueName: "label"))
  var scrollTo: [OrderedArgument<String>] = []

  @Option(help: ArgumentHelp("Wait up to 10 s until this element is there.", valueName: "label"))
  var waitFor: [OrderedArgument<String>] = []

  @Option(help: ArgumentHelp("Write the picture of this element alone.", valueName: "label"))
  var element: String?

  @Flag(help: "Show the app in dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("The device whose screen the app gets, such as \"iPhone 16\".", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("A screen of this size in points instead of a device's.", valueName: "width x height"))
  var size: String?

  @Option(help: "How the device is held: portrait, upside-down, landscape-left or landscape-right.")
  var orientation: HeldOrientation?

  @Option(help: "The text size that the user has chosen, from xs to xxxl and ax1 to ax5.")
  var textSize: TextSize?

  func validate() throws {
    if device != nil, size != nil { throw ValidationError("--device and --size exclude each other") }
    if let device, DeviceModel.named(device) == nil {
      throw ValidationError("there is no device \"\(device)\"; there are \(DeviceModel.names)")
    }
    if let size, DeviceModel.sized(size) == nil {
      throw ValidationError(
        "\"\(size)\" is no size of a screen; write it as width x height in points from 100 to 4000, such as 320x568")
    }
  }

  /// What is done to the app, in the order of the options.
  var actions: [ScreenAction] {
    let all =
      tap.map { ($0.place, ScreenAction.tap($0.value)) } + type.map { ($0.place, .type($0.value)) }
      + swipe.map { ($0.place, .swipe($0.value)) } + scrollTo.map { ($0.place, .scroll(to: $0.value)) }
      + waitFor.map { ($0.place, .wait(for: $0.value)) }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  var variables: [String: String] {
    var variables: [String: String] = [:]
    if dark { variables["WINDFALL_APPEARANCE"] = "dark" }
    if let name = device ?? size { variables["WINDFALL_DEVICE"] = name }
    return variables
  }

  var arguments: [String] { textSize.map { ["-UIPreferredContentSizeCategoryName", $0.category] } ?? [] }
}

/// How a device may be held.
enum HeldOrientation: String, CaseIterable, ExpressibleByArgument {
  case portrait
  case upsideDown = "upside-down"
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"

  /// The number of the `UIDeviceOrientation`.
  var number: Int {
    switch self {
    case .portrait: 1
    case .upsideDown: 2
    case .landscapeLeft: 3
    case .landscapeRight: 4
    }
  }
}

/// The sizes of text that a user may choose.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// The name of the `UIContentSizeCategory`.
  var category: String {
    let accessibility = ["M", "L", "XL", "XXL", "XXXL"]
    guard rawValue.hasPrefix("ax"), let number = Int(rawValue.dropFirst(2)) else {
      return "UICTContentSizeCategory" + rawValue.uppercased()
    }
    return "UICTContentSizeCategoryAccessibility" + accessibility[number - 1]
  }
}
