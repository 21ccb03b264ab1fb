/// What the views of one body may place, inside what those around it may.
///
/// What is placed was made outside the body: in it, the scopes from there apply again. So a modifier's content may hold
/// the same modifier with a content of its own.
final class ContentScope {
  private let key: ObjectIdentifier
  let source: ContentSource
  let outer: ContentScope?
  /// Who gave the content, for views that are made for it.
  let owner: AnyObject?

  init(_ key: ObjectIdentifier, _ source: ContentSource, outer: ContentScope?, owner: AnyObject? = nil) {
    self.key = key
    self.source = source
    self.outer = outer
    self.owner = owner
  }

  /// The innermost scope that has the content.
  func find(_ key: ObjectIdentifier) -> ContentScope? {
    var scope: ContentScope? = self
    while let current = scope, current.key != key { scope = current.outer }
    return scope
  }
}
