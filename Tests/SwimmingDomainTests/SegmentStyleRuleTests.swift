import SwimmingDomain
import Testing

@Suite struct SegmentStyleRuleTests {
  @Test(arguments: [
    ("FFFF", StrokeStyle.freestyle), ("B", .breaststroke), ("dd", .drill), ("kk", .kickboard), ("??", .unknown),
    ("MM", .mix), ("FB", .mix), ("FM", .mix), ("YKBF", .mix), ("F?", .unknown), ("Fd", .unknown), ("FdFF", .unknown),
    ("dk", .unknown), ("FB?", .unknown), ("", .unknown),
  ])
  func styleFollowsFromTheLaps(letters: String, style: StrokeStyle) {
    #expect(SegmentStyleRule.style(of: letters.map(StrokeStyle.init(letter:))) == style)
  }

  @Test func excludedLapsDoNotTell() throws {
    let book = try SwimBook(Swim(swim("FFB"))).correcting(.exclude(laps(3, 3)))
    #expect(book.first.segments.map(\.style) == [.freestyle])
    #expect(try book.correcting(.exclude(laps(1, 2))).first.segments.map(\.style) == [.unknown])
  }
}
