import SwiftSyntax

/// Writes the five doubles of a protocol.
public enum TestDoublesGenerator {
  /// The declarations of the doubles, each a class; or everything that keeps the protocol from being doubled.
  public static func declarations(for syntax: ProtocolDeclSyntax) -> Result<[String], DoubleProblems> {
    ProtocolReader.read(syntax).map { model in
      let bodies: [any DoubleBody] = [DummyBody(), StubBody(), SpyBody(), MockBody(), FakeBody()]
      return bodies.map { DoubleWriter(model: model, body: $0).text() }
    }
  }
}
