import SwiftParser
import SwiftSyntax

/// Writes the five doubles of a protocol.
public enum TestDoublesGenerator {
  /// The declarations of the doubles, each a class; or everything that keeps the protocol from being doubled.
  ///
  /// The protocols that it inherits from are in the source text.
  public static func declarations(
    for syntax: ProtocolDeclSyntax, inherited text: String = ""
  ) -> Result<[String], DoubleProblems> {
    let inherited = Parser.parse(source: text).statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
    return ProtocolReader.read(syntax, inherited: inherited).map { model in
      let bodies: [any DoubleBody] = [DummyBody(), StubBody(), SpyBody(), MockBody(), FakeBody()]
      return bodies.map { DoubleWriter(model: model, body: $0).text() }
    }
  }
}
