import SwiftUI

extension ChartContent {
  public func accessibilityLabel(_ label: Text) -> some ChartContent { changing { $0.accessibilityLabel = label } }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some ChartContent { changing { $0.accessibilityValue = value } }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }

  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.accessibilityIdentifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isAccessibilityHidden = hidden }
  }
}
