import ObjectiveC
import Testing

/// What the lowering makes of a class with collections that can be observed.
class Basket: NSObject {
  var fruit = NSMutableArray() {
    willSet { self.willChangeValue(forKey: "fruit") }
    didSet {
      sets += 1
      self.didChangeValue(forKey: "fruit")
    }
  }
  var numbers = [1, 2]
  let fixed = NSMutableArray(array: ["a"])
  var stones = NSMutableSet()
  var papers: [String] = []
  var sets = 0
  var changes: [String] = []

  func insert(_ paper: String, inPapersAt index: Int) { papers.insert("(\(paper))", at: index) }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    func list(_ key: NSKeyValueChangeKey) -> String {
      change?[key].map { "\(($0 as? NSSet)?.allObjects ?? $0)" } ?? "-"
    }
    let indexes = (change?[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "-"
    changes.append("\(change?[.kindKey] as? UInt ?? 0) at \(indexes): \(list(.oldKey)) \(list(.newKey))")
  }
}

extension Basket {
  nonisolated fileprivate static func windfallMethods_Basket(_ table: ObjectiveC.MethodTable) {
    table.add(getter: "fruit", of: Basket.self) { $0.fruit }
    table.add(notifyingSetter: "setFruit:", of: Basket.self) { $0.fruit = $1 }
    table.add(getter: "numbers", of: Basket.self) { $0.numbers }
    table.add(setter: "setNumbers:", of: Basket.self) { $0.numbers = $1 }
    table.add(getter: "fixed", of: Basket.self) { $0.fixed }
    table.add(getter: "stones", of: Basket.self) { $0.stones }
    table.add(setter: "setStones:", of: Basket.self) { $0.stones = $1 }
    table.add(getter: "papers", of: Basket.self) { $0.papers }
    table.add(ObjectiveC.Selector("insertObject:inPapersAtIndex:", method: Basket.insert(_:inPapersAt:)))
    table.add(
      ObjectiveC.Selector(
        "observeValueForKeyPath:ofObject:change:context:", method: Basket.observeValue(forKeyPath:of:change:context:)))
  }
}

@_cdecl("windfall_methods_ObjectiveCTests_Basket")
public nonisolated func windfall_methods_ObjectiveCTests_Basket(_ table: UnsafeMutableRawPointer) {
  Basket.windfallMethods_Basket(Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue())
}

struct KeyedMutableArrayTests {
  @Test("Items are put in, taken out and replaced one by one, and observers are told of each, not of a new array")
  func observed() {
    let basket = Basket()
    basket.addObserver(basket, forKeyPath: "fruit", options: [.old, .new], context: nil)
    let fruit = basket.mutableArrayValue(forKey: "fruit")
    fruit.add("apple")
    fruit.insert("pear", at: 0)
    fruit.replaceObject(at: 1, with: "plum")
    fruit.removeObject(at: 0)
    #expect(
      basket.changes == [
        "2 at [0]: - [\"apple\"]", "2 at [0]: - [\"pear\"]", "4 at [1]: [\"apple\"] [\"plum\"]",
        "3 at [0]: [\"pear\"] -",
      ])
    #expect(basket.fruit == ["plum"] && fruit == ["plum"] && basket.sets == 4)
    basket.fruit = []
    #expect(basket.changes.count == 5 && basket.changes.last?.hasPrefix("1 at -:") == true && fruit.count == 0)
    basket.removeObserver(basket, forKeyPath: "fruit")
  }

  @Test("A range becomes other items, of another number")
  func ranges() {
    let basket = Basket()
    let fruit = basket.mutableArrayValue(forKey: "fruit")
    fruit.addObjects(from: ["a", "b", "c", "d"])
    fruit.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["x"])
    #expect(basket.fruit == ["a", "x", "d"])
    fruit.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["1", "2"])
    #expect(basket.fruit == ["1", "2", "x", "d"])
    fruit.exchangeObject(at: 0, withObjectAt: 3)
    fruit.remove("x")
    #expect(basket.fruit == ["d", "2", "1"] && fruit.contains("2") && fruit.index(of: "1") == 2)
    fruit.setArray(["z"])
    #expect(basket.fruit == ["z"])
    fruit.removeAllObjects()
    #expect(basket.fruit == [])
  }

  @Test("Arrays of Swift are set anew, those that are constant are changed, and methods of the class are called")
  func kinds() {
    let basket = Basket()
    basket.mutableArrayValue(forKey: "numbers").add(3)
    #expect(basket.numbers == [1, 2, 3])
    basket.mutableArrayValue(forKeyPath: "fixed").add("b")
    #expect(basket.fixed == ["a", "b"])
    basket.mutableArrayValue(forKey: "papers").add("note")
    #expect(basket.papers == ["(note)"])
  }

  @Test("Objects that cannot be hashed are found, and what is put behind the last is added")
  func objects() {
    final class Stone {}
    let stones = [Stone(), Stone(), Stone()]
    let fruit = Basket().mutableArrayValue(forKey: "fruit")
    for (index, stone) in stones.enumerated() { fruit[index] = stone }
    #expect(fruit.count == 3 && fruit.contains(stones[1]) && fruit.index(of: stones[2]) == 2)
    #expect(fruit.index(of: Stone()) == NSNotFound)
    fruit[0] = stones[2]
    fruit.remove(stones[2])
    #expect(fruit.count == 1 && fruit[0] as AnyObject === stones[1])
    fruit.removeObjects(in: [stones[1], stones[0]])
    #expect(fruit.count == 0)
  }

  @Test("A set is told of what is put in and taken out")
  func sets() {
    let basket = Basket()
    basket.addObserver(basket, forKeyPath: "stones", options: [.old, .new], context: nil)
    let stones = basket.mutableSetValue(forKey: "stones")
    stones.add("flint")
    stones.add("flint")
    #expect(stones.contains("flint") && basket.stones.contains("flint"))
    stones.remove("flint")
    #expect(stones.count == 0 && basket.changes == ["2 at -: - [\"flint\"]", "3 at -: [\"flint\"] -"])
    basket.removeObserver(basket, forKeyPath: "stones")
  }

  @Test("What the object changes itself is told by place")
  func byHand() {
    let basket = Basket()
    basket.addObserver(basket, forKeyPath: "papers", options: .new, context: nil)
    basket.willChange(.insertion, valuesAt: [0], forKey: "papers")
    basket.papers.append("card")
    basket.didChange(.insertion, valuesAt: [0], forKey: "papers")
    #expect(basket.changes == ["2 at [0]: - [\"card\"]"])
    basket.removeObserver(basket, forKeyPath: "papers")
  }

  @Test("An object that observes itself takes the observer away when it ends")
  func endsItself() {
    class Watched: Basket {
      let end: () -> Void
      init(end: @escaping () -> Void) {
        self.end = end
        super.init()
        addObserver(self, forKeyPath: "fruit", options: .new, context: nil)
      }
      deinit {
        removeObserver(self, forKeyPath: "fruit")
        end()
      }
    }
    var isOver = false
    _ = Watched { isOver = true }
    #expect(isOver)
  }
}
