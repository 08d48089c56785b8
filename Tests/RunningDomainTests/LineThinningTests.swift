import RunningDomain
import TestSupport
import Testing

@Suite struct LineThinningTests {
  private func walk(_ random: inout SeededGenerator, _ count: Int) -> [(x: Double, y: Double)] {
    var (x, y) = (0.0, 0.0)
    return (0..<count).map { _ in
      x += Double.random(in: -2...3, using: &random)
      y += Double.random(in: -2...2, using: &random)
      return (x, y)
    }
  }

  private func distance(_ point: (x: Double, y: Double), _ line: [(x: Double, y: Double)]) -> Double {
    zip(line, line.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let foot = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
      let part = min(max(foot, 0), 1)
      let (x, y) = (point.x - start.x - part * dx, point.y - start.y - part * dy)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }

  /// Every point that is left out lies near the remaining line, whose points are points of the line, in their order.
  @Test(arguments: [0.5, 2, 10])
  func whatIsLeftOutLiesNearTheLine(_ reach: Double) {
    var random = SeededGenerator(seed: 8)
    for count in [2, 3, 10, 400] {
      let line = walk(&random, count)
      let thinned = LineThinning.thinned(line, within: reach)
      #expect(thinned.first! == line[0] && thinned.last! == line[count - 1])
      #expect(line.allSatisfy { distance($0, thinned) <= reach + 1e-9 })
      var rest = line[...]
      for point in thinned {
        guard let index = rest.firstIndex(where: { $0 == point }) else {
          Issue.record("a point that the line does not have")
          return
        }
        rest = rest[(index + 1)...]
      }
      if count == 400, reach == 10 { #expect(thinned.count < 120) }
    }
  }

  @Test func aStraightLineHasTwoPoints() {
    let line = (0...100).map { (x: Double($0), y: Double($0) / 2) }
    #expect(LineThinning.thinned(line, within: 0.1).map(\.x) == [0, 100])
    #expect(LineThinning.thinned([], within: 1).isEmpty && LineThinning.thinned([(1, 2)], within: 1).count == 1)
  }
}
