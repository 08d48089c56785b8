import KernelDomain
import SwimmingDomain
import Testing

@Suite struct CourseConversionTests {
  /// In a short pool, 100 m of freestyle are 1.60 s faster: nobody swims them in less.
  @Test(arguments: [(8_000, 7_840), (161, 1), (160, nil), (120, nil)] as [(Int, Int?)])
  func aTimeIsNeverZeroOrLess(hundredths: Int, converted: Int?) {
    let event = SwimEvent(course: .longCourseMetres, style: .freestyle, distance: Distance(100, .metre))
    #expect(CourseConversion.convert(hundredths, event, to: .shortCourseMetres) == converted)
  }
}
