import Testing

@testable import WindfallBuild

@Suite("Headers without the bodies of functions")
struct FunctionBodiesTests {
  @Test(
    "Bodies go, and lines keep their numbers",
    arguments: [
      (
        "static inline int half(int x) {\n  return x / 2; // }\n}\nint y;",
        "static inline int half(int x) ;\n\n\nint y;"
      ),
      ("void f(void)\n{ if (x) { y(\"}\"); } }\n", "void f(void)\n;\n"),
    ])
  func bodies(before: String, after: String) {
    #expect(FunctionBodies.removed(from: before) == after)
  }

  @Test(
    "What else stands in braces stays",
    arguments: [
      "typedef NS_ENUM(NSInteger, Kind) {\n  KindOne,\n};", "NS_OPTIONS(NSUInteger, Flags) { FlagsA = 1 };",
      "typedef struct { int x; } Point;", "@interface Thing () {\n  int x;\n}\n@end",
      "#define SWAP(a, b) { \\\n  swap(a, b); }\nint x;", "extern \"C\" {\nint f(void);\n}",
      "/* f() { */ int x; // g() {", "static NSString *const address = @\"http://a.b/{\";",
    ])
  func others(text: String) {
    #expect(FunctionBodies.removed(from: text) == text)
  }
}
