import SwiftParser
import SwiftSyntax

/// Writes the five doubles of a protocol.
public enum TestDoublesGenerator {
  /// The declarations of the doubles, each a class; or everything that keeps the protocol from being doubled.
  ///
  /// The protocols that it inherits from are in the source text, and so are the names of function types
  /// that it uses, and those of them that are classes.
  public static func declarations(
    for syntax: ProtocolDeclSyntax, inherited text: String = ""
  ) -> Result<[String], DoubleProblems> {
    let statements = Parser.parse(source: text).statements
    let inherited = statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
    let aliases = statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) }
    let classes = Set(statements.compactMap { $0.item.as(ClassDeclSyntax.self)?.name.text })
    let model = ProtocolReader.read(syntax, inherited: inherited, aliases: aliases, classes: classes)
    return model.map { model in
      let bodies: [any DoubleBody] = [DummyBody(), StubBody(), SpyBody(), MockBody(), FakeBody()]
      return bodies.map { DoubleWriter(model: model, body: $0).text() }
    }
  }
}
