import Foundation

@testable import WindfallCore

/// A screen with a list, a form and an alert.
enum SampleScreen {
  static let root = element(
    .application, label: "Sample", frame: CGRect(x: 0, y: 0, width: 400, height: 800),
    [
      element(
        .window, frame: CGRect(x: 0, y: 0, width: 400, height: 800),
        [
          element(
            .navigationBar, id: "Fruit", [element(.staticText, label: "Fruit"), element(.button, label: "Back")]),
          element(
            .table, id: "fruits", frame: CGRect(x: 0, y: 100, width: 400, height: 300),
            [
              row("Apple", y: 0), row("Banana", y: 44),
              element(
                .cell, id: "cell-Cherry", frame: CGRect(x: 0, y: 88, width: 400, height: 44),
                [
                  element(.staticText, label: "Cherry"),
                  element(
                    .other, frame: CGRect(x: 300, y: 0, width: 100, height: 44),
                    [element(.button, id: "buy", label: "Buy", frame: CGRect(x: 10, y: 4, width: 80, height: 36))]),
                ]),
            ]),
          element(
            .other, id: "form",
            [
              element(.textField, id: "name", value: "Ada", placeholder: "Your name"),
              element(.secureTextField, placeholder: "Password"),
              element(.switch, label: "News", value: "1"),
              element(.button, label: "OK", states: []),
              element(.other, id: "form", [element(.button, label: "OK"), element(.link, title: "Terms")]),
            ]),
        ])
    ])

  private static func row(_ name: String, y: CGFloat) -> Element {
    element(
      .cell, id: "cell-\(name)", frame: CGRect(x: 0, y: y, width: 400, height: 44), [element(.staticText, label: name)])
  }

  static func element(
    _ type: ElementType, id: String = "", label: String = "", title: String = "", value: String? = nil,
    placeholder: String? = nil, frame: CGRect = .zero, states: ElementStates = .enabled, _ children: [Element] = []
  ) -> Element {
    Element(
      type: type, identifier: id, label: label, title: title, value: value, placeholder: placeholder, frame: frame,
      states: states, children: children)
  }
}
