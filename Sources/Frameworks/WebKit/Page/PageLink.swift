/// Where a link leads.
struct PageLink: Equatable {
  var address: URL
  /// What the link is called, where that is not its text.
  var label: String?
  var opensWindow = false
  /// Tells two links to one place apart.
  var number: Int
}
