import Foundation

/// The text of a duration, without the phrases around it.
struct DurationText {
  let parts: [DurationPart]
  let style: DateComponentsFormatter.UnitsStyle
  let behavior: DateComponentsFormatter.ZeroFormattingBehavior
  let locale: Locale

  /// Nil when the language has no words for it.
  var description: String? {
    var shown = kept
    // One sign stands for all parts.
    let isNegative = shown.contains { $0.value < 0 }
    for index in shown.indices { shown[index].value = abs(shown[index].value) }
    guard let text = style == .positional ? positional(shown) : worded(shown) else { return nil }
    return isNegative ? "-" + text : text
  }

  /// The parts that are left when zeros have been dropped; the last of all if there is nothing but zeros.
  private var kept: [DurationPart] {
    var dropped = behavior
    if behavior.contains(.default) { dropped = style == .positional ? .dropLeading : .dropAll }
    guard !behavior.contains(.pad), let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      return behavior.contains(.pad) || dropped.isDisjoint(with: .dropAll) ? parts : parts.suffix(1)
    }
    return parts.enumerated().filter { index, part in
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return part.value != 0 || !dropped.contains(.dropMiddle)
    }.map(\.element)
  }

  /// Hours, minutes and seconds with colons, behind larger units in words.
  private func positional(_ parts: [DurationPart]) -> String? {
    let dates = parts.filter { !$0.unit.isTime }.compactMap { text($0, .narrow) }
    let times = parts.filter(\.unit.isTime).enumerated().map { index, part in
      let isPadded = behavior.contains(.pad) || index > 0 || !dates.isEmpty && part.unit != .hour
      return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }
    return (dates + (times.isEmpty ? [] : [times.joined(separator: ":")])).joined(separator: " ")
  }

  private func worded(_ parts: [DurationPart]) -> String? {
    switch style {
    case .positional, .abbreviated: join(parts.compactMap { text($0, .narrow) }, .narrow)
    case .short: join(parts.compactMap { text($0, .short) }, .short)
    case .full: join(parts.compactMap { text($0, .wide) }, .wide)
    case .spellOut: join(parts.compactMap { spelled($0) }, .wide)
    case .brief:
      parts.compactMap { text($0, .short)?.filter { !$0.isWhitespace && $0 != "." } }.joined(separator: " ")
    }
  }

  private func join(_ texts: [String], _ width: ICUMeasure.Width) -> String? {
    ICUMeasure.list(texts, width: width, locale: locale)
  }

  private func text(_ part: DurationPart, _ width: ICUMeasure.Width) -> String? {
    ICUMeasure.text(Double(part.value), unit: part.unit.rawValue, width: width, locale: locale)
  }

  private func spelled(_ part: DurationPart) -> String? {
    let formatter = NumberFormatter()
    formatter.locale = locale
    let digits = NumberFormatter()
    digits.locale = locale
    digits.numberStyle = .decimal
    formatter.numberStyle = .spellOut
    let number = NSNumber(value: part.value)
    guard let word = formatter.string(from: number), let figure = digits.string(from: number) else { return nil }
    return text(part, .wide)?.replacingOccurrences(of: figure, with: word)
  }
}
