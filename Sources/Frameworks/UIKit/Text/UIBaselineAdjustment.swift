/// See [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
