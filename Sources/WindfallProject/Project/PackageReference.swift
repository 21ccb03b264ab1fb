import Foundation

/// A Swift package that a project uses.
public enum PackageReference: Sendable, Equatable, Hashable {
  /// A package in a repository.
  case remote(url: String, requirement: PackageRequirement)

  /// A package in a folder.
  case local(URL)
}
