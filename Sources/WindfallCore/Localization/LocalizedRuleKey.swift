/// The names that `.stringsdict` files have for their parts.
public enum LocalizedRuleKey {
  /// The text with its variables.
  public static let format = "NSStringLocalizedFormatKey"
  /// What kind of rule a variable has.
  public static let type = "NSStringFormatSpecTypeKey"
  /// The only kind of rule: one for numbers.
  public static let plural = "NSStringPluralRuleType"
  /// How a variable's number is written.
  public static let valueType = "NSStringFormatValueTypeKey"
  /// Texts by device.
  public static let devices = "NSStringDeviceSpecificRuleType"
  /// Texts by the width that there is.
  public static let widths = "NSStringVariableWidthRuleType"
}
