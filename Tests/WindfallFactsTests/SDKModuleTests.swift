import Foundation
import Testing

@testable import WindfallFacts

@Suite("The facts of a module")
struct SDKModuleTests {
  private static let text = """
    # Sound: facts by hand
    # More about them.
    class Player : NSObject
    \tinit()\t@init
    \tfunc play() -> Bool\t@play\t+2.0
    enum Quality : Int
    \tcase low = 1
    let SoundDidEnd: String
    """

  private func module(_ text: String) throws -> SDKModule {
    try SDKModule(name: "Sound", data: Data(text.utf8), path: "/Sound.facts")
  }

  @Test("Members belong to the type above them")
  func members() throws {
    let module = try module(Self.text)
    #expect(module.declarations.map(\.name) == ["Player", "Quality", "SoundDidEnd"])
    #expect(module.declarations[0].members.map(\.reference) == ["init()", "play()"])
    #expect(module.declarations[1].members.map(\.value) == ["1"])
  }

  @Test(
    "Damaged facts are named with their line",
    arguments: [
      ("", 1), ("# Other: x", 1), ("# Sound: x\n\tfunc f()", 2), ("# Sound: x\nclass A\n\tfoo", 3),
      ("# Sound: x\ncase a = 1", 2), ("# Sound: x\nclass A\t?", 2),
    ])
  func damage(text: String, line: Int) throws {
    let error = #expect(throws: SDKFactsError.self) { try module(text) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("/Sound.facts:\(line): the facts are damaged: ") == true)
  }

  @Test("Facts cut off anywhere are read or named, and nothing else")
  func cut() {
    for length in 0..<Self.text.utf8.count {
      let data = Data(Self.text.utf8.prefix(length))
      _ = try? SDKModule(name: "Sound", data: data)
    }
  }

  @Test("A folder has the modules of its files, and no other")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.text.utf8).write(to: folder.appendingPathComponent("Sound.facts"))
    let facts = SDKFacts(folder: folder)
    #expect(facts.moduleNames == ["Sound"])
    #expect(try facts.module("Sound")?.declarations.count == 3)
    #expect(try facts.module("Picture") == nil)
  }

  @Test("What the bindings give as a property, or more loosely, is as the headers have it")
  func corrections() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/WindfallFacts/SDK")
    let module = try #require(try SDKFacts(folder: folder).module("AVFoundation"))
    func members(_ type: String) -> [SDKFact] { module.declarations.first { $0.name == type }?.members ?? [] }
    let photo = members("AVCapturePhoto")
    for name in ["cgImageRepresentation()", "fileDataRepresentation()", "previewCGImageRepresentation()"] {
      #expect(photo.contains { $0.reference == name && $0.kind == .function })
    }
    #expect(members("AVMetadataMachineReadableCodeObject").first { $0.name == "corners" }?.type == "[CGPoint]")
  }
}
