import Foundation

@testable import WindfallCore

/// Values of every message, with every case in them.
enum WireSamples {
  static let condition = PredicateCondition.and([
    .comparison(
      PredicateComparison(.keyPath(["label"]), .contains, .constant(.string("ß")), options: .caseInsensitive)),
    .or([
      .not(.constant(true)),
      .comparison(
        PredicateComparison(
          .arithmetic(.power, .subject, .constant(.double(2))), .in,
          .list([.constant(.integer(-3)), .constant(.null), .constant(.list([.date(1)]))]), modifier: .none)),
    ]),
  ])

  static let query = ElementQuery(steps: [
    .descendants(.button), .children(.any), .matching(.type(.cell, text: "x")), .matching(.predicate(condition)),
    .containing(.type(.staticText, text: nil)), .containing(.external(3)), .matching(.view(.max)), .select(.index(-1)),
    .select(.first), .select(.only), .path([0, 4]),
  ])

  static let element = Element(
    type: .application, viewID: 7, identifier: "app", label: "Zähler 🧮", title: "t", value: "", placeholder: "p",
    frame: CGRect(x: 0, y: -1.5, width: 390, height: 844), states: [.enabled, .focused],
    children: [Element(type: .statusItem, children: [Element(type: .button)]), Element(type: .switch, value: "1")])

  static let snapshot = ElementSnapshot(
    element: element, frame: CGRect(x: 1, y: 2, width: 3, height: 4), includesChildren: true)

  static let displayList = DisplayList(
    size: CGSize(width: 390, height: 844), scale: 3, background: .white,
    root: DisplayGroup(
      transform: CGAffineTransform(rotationAngle: 1), opacity: 0.5,
      clip: .ellipse(in: CGRect(x: 1, y: 2, width: 3, height: 4)),
      shadow: DisplayGroup.Shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1)),
      items: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.clear)),
        .fill(.evenOdd([.move(.zero), .close]), .color(.black)),
        .fill(
          .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3),
          .linearGradient([DisplayPaint.Stop(color: .black, location: 0)], start: .zero, end: CGPoint(x: 1, y: 1))),
        .stroke(
          .segments([
            .move(.zero), .line(.zero), .quad(to: .zero, control: .zero),
            .curve(to: .zero, control1: .zero, control2: .zero), .close,
          ]), .radialGradient([], center: .zero, startRadius: 0, endRadius: 5),
          DisplayStroke(width: 2, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 1)),
        .text(
          DisplayText(
            text: "7", font: FontSpec(size: 17, weight: .bold), color: .black, origin: .zero, isUnderlined: true)),
        .image(Data([1, 2, 3]), in: CGRect(x: 0, y: 0, width: 2, height: 2)),
        .image(Data([1, 2, 3]), tint: .black, in: CGRect(x: 0, y: 0, width: 2, height: 2)),
        .group(DisplayGroup(items: [])),
      ]))

  static let target = AutomationTarget.point(
    of: query, normalizedOffset: CGVector(dx: 0.5, dy: 0.25), offset: CGVector(dx: -3, dy: 0))

  static let gestures: [AutomationGesture] = [
    .tap(taps: 2, touches: 1), .press(duration: 1.5),
    .drag(pressDuration: 0, to: target, velocity: 1000, holdDuration: 2), .swipe(.left, velocity: 300),
    .pinch(scale: 0.5, velocity: -1), .rotate(angle: 3, velocity: 1),
  ]

  static let requests: [AutomationRequest] =
    [
      .ready, .exists(query), .isHittable(query), .resolve(query, withChildren: true), .count(query),
      .resolveAll(query),
      .snapshot, .displayList, .typeText(query, "a\u{8}"), .typeKey(query, key: "\r", modifiers: 0x1F),
      .adjustSlider(query, position: 0.3), .adjustPickerWheel(query, value: "Mai"),
      .wait(query, .exists, seconds: 2), .wait(query, .doesNotExist, seconds: 2), .wait(query, .isHittable, seconds: 2),
      .wait(query, .satisfies(condition), seconds: 2), .waitForFrame(after: .max, seconds: 0), .setState(.background),
      .state, .open(url: "app://x"), .setDevice(.orientation(3)), .setDevice(.darkAppearance(true)),
      .terminate,
    ] + gestures.map { .perform($0, at: target) }

  static let replies: [AutomationReply] = [
    .done, .bool(true), .count(-1), .element(snapshot), .elements([snapshot, snapshot]), .tree(element, revision: 9),
    .displayList(displayList), .state(.foreground), .revision(3),
    .failure(AutomationFailure(.noMatch, message: "No", candidates: ["a", "b"], tree: element)),
  ]
}
