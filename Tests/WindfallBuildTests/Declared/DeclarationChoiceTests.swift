import Foundation
import Testing
import WindfallCoverage
import WindfallFacts

@testable import WindfallBuild

@Suite("What is declared")
struct DeclarationChoiceTests {
  static let sound = """
    # Sound: facts by hand
    class Horn : NSObject
    \tinit(pitch: Pitch)
    \tfunc blow(hard: Bool) -> Pitch
    \tfunc polish()
    \tvar next: Horn? { get set }
    \tfunc play(_ tune: Tune)
    enum Pitch : Int
    \tcase low = 0
    \tcase high = 7
    \tstatic var `default`: Pitch { get }
    protocol HornDelegate : NSObjectProtocol
    \toptional func hornDidBlow(_ horn: Horn)
    class Drum : NSObject
    \tfunc beat()
    struct HornOptions : OptionSet
    \tstatic let loud = 1
    \tstatic let shrill = 2
    class Trumpet : Horn
    \toverride func polish()
    \toverride var description: String { get }
    struct HornError : Error
    enum HornError.Code : Int
    \tcase cold = 3
    func HornCount(_ horn: Horn) -> Int
    enum UIView.ContentMode : Int
    \tcase center = 4
    \tcase sideways = 99
    class UIView : UIResponder
    \tvar echo: Pitch { get }
    \tvar hornOptions: HornOptions { get set }
    \tvar spareHorn: Horn { get }
    \tvar frame: CGRect { get set }
    \tinit(frame: CGRect)
    \tinit(ringing horn: Horn)
    \tfunc quake(with horn: Horn)
    \tfunc hoot(at pitch: Pitch, completionHandler: @escaping (Bool) -> Void)
    """

  static func choice(_ source: String, missed: Set<String> = [], facts: String = sound) throws -> DeclarationChoice {
    var mentions = Mentions()
    mentions.add(source)
    mentions.missed = missed
    let module = try SDKModule(name: "Sound", data: Data(facts.utf8))
    var choice = DeclarationChoice(coverage: Coverage(), mentions: mentions, modules: [module])
    choice.choose()
    return choice
  }

  private func members(_ type: String, _ choice: DeclarationChoice) -> [String]? {
    choice.types[type]?.members.map(\.reference)
  }

  @Test("Matrices of simd are known by their small names")
  func matrices() throws {
    let facts = "# Sound: facts by hand\nclass Horn : NSObject\n\tvar transform: simd_float4x4 { get }\n"
    let choice = try Self.choice("let horn: Horn; horn.transform", facts: facts)
    #expect(members("Horn", choice) == ["transform"])
    #expect(choice.neededModules == ["simd"])
  }

  @Test("A type that is named has the members that are named, with the types of those")
  func named() throws {
    let choice = try Self.choice("let horn: Horn; horn.blow(hard: true)")
    #expect(choice.order == ["Horn", "Pitch"])
    #expect(members("Horn", choice) == ["init(pitch:)", "blow(hard:)"])
    #expect(members("Pitch", choice) == ["low", "high"])
  }

  @Test("A type inside one that is there needs the module of that one")
  func nested() throws {
    let facts = "# Sound: facts by hand\nenum UISplitViewController.Loudness : Int\n\tcase low = 0\n"
    let choice = try Self.choice("let loudness: UISplitViewController.Loudness", facts: facts)
    #expect(choice.order == ["UISplitViewController.Loudness"])
    #expect(choice.neededModules == ["UIKit"])
  }

  @Test("A type that is named with its module is declared though the sources have one of its name")
  func qualified() throws {
    let choice = try Self.choice("import Sound\npublic typealias Horn = Sound.Horn; class Drum {}; let drum: Drum")
    #expect(choice.order.contains("Horn") && !choice.order.contains("Drum"))
  }

  @Test("The options of a set that only a member leads to are those that are named")
  func options() throws {
    let choice = try Self.choice("let view: UIView; view.hornOptions = [.loud]")
    #expect(members("UIView", choice) == ["hornOptions"])
    #expect(members("HornOptions", choice) == ["loud"])
  }

  @Test("A method that throws stands beside its namesake that gives something else")
  func throwing() throws {
    let facts = """
      # Sound: facts by hand
      class Drum : NSObject
      \tfunc next() throws\t@nextWithError:
      \tfunc next() -> Bool\t@next
      \tfunc stop() throws\t@stopWithError:
      \tfunc stop()\t@stop
      """
    let choice = try Self.choice("let drum: Drum; drum.next(); drum.stop()", facts: facts)
    #expect(members("Drum", choice) == ["next()", "next()", "stop()"])
  }

  @Test("Nothing is declared for sources that name nothing of it")
  func nothing() throws {
    #expect(try Self.choice("import Sound\nlet view: UIView; view.frame = .zero").isEmpty)
  }

  @Test("A member whose types are not known is left out")
  func unknown() throws {
    #expect(try members("Horn", Self.choice("let horn: Horn; horn.play(1)")) == ["init(pitch:)"])
  }

  @Test("What a type of ours lacks is added to it")
  func addition() throws {
    let choice = try Self.choice("view.echo; view.frame")
    #expect(choice.types["UIView"]?.isAddition == true)
    #expect(members("UIView", choice) == ["echo"])
  }

  @Test("A closure that trails a call needs no label to be named")
  func trailing() throws {
    let choice = try Self.choice("view.hoot(at: .low) { _ in }")
    #expect(members("UIView", choice) == ["hoot(at:completionHandler:)"])
    #expect(try Self.choice("view.hoot { _ in }").isEmpty)
  }

  @Test("A name that something else has is added where the compiler has missed it, or something overrides it")
  func missed() throws {
    #expect(try Self.choice("struct A { var echo: Int }; a.echo").isEmpty)
    #expect(try members("UIView", Self.choice("struct A { var echo: Int }; a.echo", missed: ["echo"])) == ["echo"])
    let overriding = try Self.choice("class V: UIView { override func quake(with horn: Int) {} }")
    #expect(members("UIView", overriding) == ["quake(with:)"])
    #expect(overriding.declaredNames.overridable["quake(with:)"]?.contains("UIButton") == true)
  }

  @Test("What a chain of members leads to is declared once the compiler has missed it")
  func chains() throws {
    let source = "view.spareHorn.polish(); view.spareHorn.blow(hard: true)"
    #expect(try members("Horn", Self.choice(source)) == [])
    let choice = try Self.choice(source, missed: ["polish", "blow"])
    #expect(members("UIView", choice) == ["spareHorn"])
    #expect(members("Horn", choice) == ["blow(hard:)", "polish()"])
  }

  @Test("Types of the project's own are not declared, and globals are")
  func own() throws {
    #expect(try Self.choice("class Drum {}; Drum()").isEmpty)
    #expect(try Self.choice("HornCount(horn)").globals.map(\.reference) == ["HornCount(_:)"])
  }

  @Test("What does not compile is taken back")
  func removal() throws {
    var choice = try Self.choice("let horn: Horn; horn.blow(hard: true)")
    var writer = DeclarationWriter(choice: choice, modules: [])
    writer.write()
    let line = try #require(writer.lines.first { $0.text.contains("func blow") })
    let removesLine = choice.remove([line])
    #expect(removesLine)
    #expect(members("Horn", choice) == ["init(pitch:)"])
    let removesNothing = choice.remove([])
    #expect(!removesNothing)
  }

  @Test("A type that is there conforms to what is declared, as it does on iOS")
  func conformances() throws {
    let facts = """
      # Sound: facts by hand
      protocol Echoing : NSObjectProtocol
      \tvar echo: Int { get }
      protocol Silent : NSObjectProtocol
      class UIView : UIResponder, Echoing, Silent
      class Bell : NSObject, Echoing
      """
    var choice = try Self.choice("func listen(to echoing: Echoing) {}", facts: facts)
    #expect(choice.order == ["Echoing"])
    #expect(choice.conformances == [.init(type: "UIView", name: "Echoing")])
    #expect(choice.neededModules == ["UIKit"])
    var writer = DeclarationWriter(choice: choice, modules: ["UIKit"])
    writer.write()
    #expect(writer.text.contains("\nextension UIView: Echoing {}\n"))
    let isRemoved = choice.remove(writer.lines.filter { $0.conformance != nil })
    #expect(isRemoved && choice.conformances == [] && choice.order == ["Echoing"])
  }

  @Test("Methods that differ in what they take are declared each, and declared classes conform to declared protocols")
  func overloads() throws {
    let facts = """
      # Sound: facts by hand
      protocol Ringing : NSObjectProtocol
      class Bell : NSObject, Ringing
      \tfunc compare(of view: UIView) -> Bool
      \tfunc compare(of name: String) -> Bool
      \tfunc compare(of name: String) -> Bool
      """
    let choice = try Self.choice("let bell: Bell; bell.compare(of: 1); let ringing: Ringing", facts: facts)
    #expect(members("Bell", choice) == ["compare(of:)", "compare(of:)"])
    #expect(choice.conformances == [.init(type: "Bell", name: "Ringing")])
  }

  @Test("A class that is there gets the initialiser that it lacks, once the compiler misses it")
  func initialiserOfFramework() throws {
    let source = "UIView(ringing: horn); UIView(frame: .zero)"
    #expect(try members("UIView", Self.choice(source)) == nil)
    #expect(try members("UIView", Self.choice(source, missed: ["UIView"])) == ["init(ringing:)"])
  }

  @Test("A class that does not compile is tried without its initialisers first")
  func initialisers() throws {
    var choice = try Self.choice("let horn: Horn; horn.polish()")
    #expect(members("Horn", choice) == ["init(pitch:)", "polish()"])
    let wrong = DeclarationWriter.Line(text: "open class Horn", type: "Horn")
    _ = choice.remove([wrong])
    #expect(members("Horn", choice) == ["polish()"])
    _ = choice.remove([wrong])
    #expect(choice.types["Horn"] == nil)
  }
}
