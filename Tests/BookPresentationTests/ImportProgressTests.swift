import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import Testing

@Suite struct ImportProgressTests {
  private func line(
    _ language: Language, done: Int64, of total: Int64, found: Int, elapsed: Double, width: Int = 79
  ) -> String {
    let progress = Progress(subject: "/export.zip", bytesDone: done, bytesTotal: total, found: found)
    return ImportProgress(language: language).line(progress, elapsed: elapsed, width: width)
  }

  @Test func bytesFindsAndTimeLeft() {
    #expect(
      line(.en, done: 50_000_000, of: 200_000_000, found: 17, elapsed: 2)
        == "[======                  ]  25%  50 of 200 MB  17 found  6 s left")
    #expect(
      line(.cs, done: 50_000_000, of: 200_000_000, found: 1, elapsed: 2)
        == "[======                  ]  25 %  50 ze 200 MB  nalezeno 1  zbývá 6 s")
    #expect(line(.en, done: 1_500_000, of: 3_000_000, found: 1, elapsed: 0.1).hasSuffix("50%  1.5 of 3 MB  1 found"))
  }

  @Test func nothingToReadIsNoDivisionByZero() {
    #expect(line(.en, done: 0, of: 0, found: 0, elapsed: 9).contains("0%"))
    #expect(line(.en, done: 9, of: 3, found: 0, elapsed: 9).contains("100%"))
  }

  @Test(arguments: [1, 10, 30, 40, 60, 79]) func fitsTheTerminal(width: Int) {
    for language in Language.allCases {
      let line = line(language, done: 1_234_567_890, of: 4_000_000_000, found: 6_000, elapsed: 3, width: width)
      #expect(displayWidth(line) <= width)
    }
  }
}
