import SwiftSyntax

/// The source of what a macro is given.
public func text(of node: some SyntaxProtocol) -> String { node.trimmedDescription }
