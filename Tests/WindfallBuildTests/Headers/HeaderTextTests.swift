import Testing

@testable import WindfallBuild

@Suite("The text of a header in Objective-C")
struct HeaderTextTests {
  private func read(_ text: String, files: [String: String] = [:], modules: [String: String] = [:]) -> HeaderText {
    HeaderText(text, resolve: { files[$0].map { .file($0) } ?? ($0 == "<stdint.h>" ? .system : .nothing) }) {
      modules[$0]
    }
  }

  @Test("Includes are those of the copies, or nothing where Apple's is meant; lines keep their numbers")
  func includes() {
    let text = read(
      "#import <UIKit/UIKit.h>\n#include <stdint.h>\n  #  import \"Thing.h\" // why\n@import Kit;\n@import UIKit;\nint x;",
      files: ["\"Thing.h\"": "/copies/1-Thing.h"], modules: ["Kit": "/copies/Kit-all.h"])
    #expect(
      text.text == "\n#include <stdint.h>\n#import \"/copies/1-Thing.h\"\n#import \"/copies/Kit-all.h\"\n\nint x;")
  }

  @Test("Enumerations of errors are known by the names that Swift has for them")
  func errors() {
    let text = read(
      """
      typedef NS_ERROR_ENUM(HornErrorDomain, HornError) { HornErrorBroken = 1 };
      typedef NS_ERROR_ENUM(KITDrumErrorDomain, KITDrumError)
      {
        /** The drum's skin. */
        KITDrumErrorTorn = 300,
      } NS_SWIFT_NAME(DrumError);
      """)
    #expect(text.errors == ["HornError", "DrumError"])
  }

  @Test(
    "Conditions about headers are answered",
    arguments: [
      ("#if __has_include(<UIKit/UIKit.h>)", "#if 1"), ("#if __has_include(<Nowhere/Nowhere.h>)", "#if 0"),
      ("#if __has_include( \"Thing.h\" ) && X", "#if 1 && X"),
    ])
  func conditions(before: String, after: String) {
    #expect(read(before, files: ["\"Thing.h\"": "/copies/1-Thing.h"]).text == after)
  }

  @Test("A method that tells of an error may have a twin that does not")
  func twins() {
    let text = read(
      """
      - (BOOL)next;
      - (BOOL)nextWithError:(NSError **)error;
      - (BOOL)resume:(NSURL *)url __deprecated_msg("Use resume:error:");
      - (BOOL)resume:(NSURL *)url error:(NSError **)error;
      - (BOOL)stopWithError:(NSError **)error;
      """)
    #expect(text.throwing == ["next", "resume:", "stop"] && text.twins == ["next", "resume:"])
  }

  @Test(
    "A method that tells of an error by its last argument is written without it",
    arguments: [
      ("- (BOOL)save:(NSString *)name error:(NSError **)error;", "- (BOOL)save:(NSString *)name ;", "save:"),
      ("- (BOOL)saveAndReturnError:(NSError *_Nullable *_Nullable)error;", "- (BOOL)save;", "save"),
      ("+ (nullable Thing *)loadWithError:(out NSError *__autoreleasing *)e;", "+ (nullable Thing *)load;", "load"),
      (
        "- (id)initWithURL:(NSURL *)url\n            mode:(int)mode\n           error:(NSError **)error NS_SWIFT_NAME(x);",
        "- (id)initWithURL:(NSURL *)url\n            mode:(int)mode\n            NS_SWIFT_NAME(x);", "initWithURL:mode:"
      ),
    ])
  func errors(before: String, after: String, selector: String) {
    let text = read(before)
    #expect(text.text == after)
    #expect(text.throwing == [selector])
  }

  @Test("Errors that blocks and properties take stay")
  func otherErrors() {
    let block = "- (void)load:(void (^)(NSError *error))done;\n@property NSError *last;"
    #expect(read(block).text == block)
    #expect(read(block).throwing.isEmpty)
    #expect(read("typedef BOOL (^Check)(NSError **error);").text == "typedef BOOL (^Check)(WindfallErrorPlace *error);")
  }

  @Test(
    "What is C by itself is told from Objective-C",
    arguments: [
      ("#import <Foundation/Foundation.h>\nint count(void);", true), ("@class Thing;", false),
      ("typedef NS_ENUM(int, Kind) { KindOne };", false), ("BOOL isThere(void);", false),
      ("typedef struct { double identity; } Place;", true),
    ])
  func languages(text: String, isInC: Bool) {
    #expect(HeaderText.isInC(text) == isInC)
  }
}
