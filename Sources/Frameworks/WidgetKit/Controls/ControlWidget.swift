import AppIntents
import SwiftUI

/// See [ControlWidget](https://developer.apple.com/documentation/swiftui/controlwidget).
///
/// No control centre shows it.
@preconcurrency @MainActor
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  nonisolated init()

  var body: Body { get }
}

/// See [ControlWidgetConfiguration](https://developer.apple.com/documentation/swiftui/controlwidgetconfiguration).
@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }

  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// See [ControlWidgetTemplate](https://developer.apple.com/documentation/swiftui/controlwidgettemplate).
@preconcurrency @MainActor
public protocol ControlWidgetTemplate {}

/// See [ControlWidgetButton](https://developer.apple.com/documentation/widgetkit/controlwidgetbutton).
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  public init(_ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel)
  where Label == Text {}
}

/// See [ControlWidgetToggle](https://developer.apple.com/documentation/widgetkit/controlwidgettoggle).
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}
