/// What the title of a section is shown as, on which its room depends.
enum SectionTitleKind {
  case header(isFirst: Bool)
  case footer

  /// The room between groups without a title.
  var emptyHeight: CGFloat {
    switch self {
    case .header(isFirst: true): 35
    case .header, .footer: 17.5
    }
  }

  /// The room above the title of a group.
  var groupedTop: CGFloat {
    switch self {
    case .header(isFirst: true): 33.5
    case .header: 16
    case .footer: 6
    }
  }
}
