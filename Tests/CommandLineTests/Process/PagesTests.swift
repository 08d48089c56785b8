import DesignSystem
import KernelPresentation
import Testing

@testable import KernelCommandLine

/// Pages and design tokens, as a person has them written.
@Suite struct PagesTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test func aScreenAsAPage() {
    let page = program("--html", "swim", "records")
    #expect(page.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
    #expect(page.output.hasSuffix("</html>\n") && page.words.isEmpty)
    // A browser can't follow links of the book's own scheme, so the page shows commands instead.
    #expect(!page.output.contains("href=\"recordbook:"))
    #expect(page.output.contains("swim history freestyle 50"))
    #expect(page.output.contains("Freestyle, 50") == false && page.output.contains("51.50"))
    #expect(program("--html", "--language", "cs", "settings").output.contains("<html lang=\"cs\""))
  }

  @Test func themesSettleTheMode() {
    #expect(program("--html", "settings").output.contains("prefers-color-scheme"))
    _ = program("settings", "set", "theme", "dark")
    #expect(!program("--html", "settings").output.contains("prefers-color-scheme"))
  }

  @Test func whatShowsNoScreenIsNoPage() {
    let before = book.files
    for words in [["undo"], ["swim", "list"], ["swim", "edit-style", SampleBook.segment, "butterfly"]] {
      let result = program.run(["--html"] + words)
      #expect(result.status == 2 && result.words.contains("shows no screen") && result.output.isEmpty)
    }
    #expect(book.files == before)
  }

  @Test func aBookOfPages() throws {
    let folder = book.sandbox.path + "/pages"
    let result = program("export", "--format", "html", folder)
    #expect(result.status == 0 && result.output.contains(folder + "/index.html"), "\(result.words)")
    let files = Sandbox.contents(of: folder)
    let names = Set(files.keys.map { $0.split(separator: "/").last.map(String.init) ?? "" })
    #expect(
      names.isSuperset(of: [
        "index.html", "records-book.css", "icon.svg", "freestyle-50-scm.html", "2023-06.html", "year-2023.html",
        "settings.html", "access.html", "records-scm.html",
      ]), "\(names)")
    let page = { (name: String) in String(decoding: files.first { $0.key.hasSuffix(name) }?.value ?? [], as: UTF8.self)
    }
    #expect(page("/index.html").contains("href=\"records-scm.html\""))
    #expect(page("/records-scm.html").contains("href=\"freestyle-50-scm.html\""))
    #expect(page("/records-scm.html").contains("href=\"index.html\""))
    #expect(page("/freestyle-50-scm.html").contains("href=\"2023-06.html#\(SampleBook.segment)\""))
    #expect(page("/2023-06.html").contains("id=\"\(SampleBook.segment)\""))
    #expect(page("/2023-06.html").contains(" swim edit-style \(SampleBook.segment) STYLE"))
    for (name, bytes) in files where name.hasSuffix(".html") {
      #expect(bytes.count < 100_000 && !String(decoding: bytes, as: UTF8.self).contains("<script"), "\(name)")
    }
  }

  /// Others may see the pages of an exported book.
  @Test func pagesOfRunsHoldNoHeartRate() throws {
    let points = (0...60).map { step in
      let minute = "\(step / 2 < 10 ? "0" : "")\(step / 2)"
      return "<trkpt lat=\"\(50 + Double(step) / 1_000)\" lon=\"14\"><time>2025-08-19T08:\(minute):"
        + (step.isMultiple(of: 2) ? "00" : "30") + "Z</time><extensions><gpxtpx:TrackPointExtension>"
        + "<gpxtpx:hr>\(140 + step % 9)</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>"
    }
    let text =
      "<gpx version=\"1.1\" creator=\"x\" xmlns:gpxtpx=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v1\">"
      + "<trk><type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    let path = program.sandbox.write(Array(text.utf8), to: "run.gpx")
    #expect(program("import", path, "--zone", "UTC").status == 0)
    #expect(program("--html", "run", "show", "last").output.contains("Heart"))
    let folder = book.sandbox.path + "/pages"
    #expect(program("export", "--format", "html", folder).status == 0)
    let pages = Sandbox.contents(of: folder).filter { $0.key.contains("/run-") && $0.key.hasSuffix(".html") }
    #expect(pages.count == 1)
    for (name, bytes) in pages {
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(page.contains("Splits") && !page.contains("Heart"), "\(name)")
    }
  }

  @Test func nothingIsWrittenOver() {
    let folder = book.sandbox.path + "/pages"
    #expect(program("export", "--format", "html", folder).status == 0)
    let before = Sandbox.contents(of: folder)
    let again = program("export", "--format", "html", folder)
    #expect(again.status == 2 && again.words.contains("already exists"))
    #expect(Sandbox.contents(of: folder) == before)
    let nowhere = program("export", "--format", "html", book.sandbox.path + "/no/such/pages")
    #expect(nowhere.status == 2 && nowhere.words.contains("its folder does not exist"))
    #expect(program("theme", "export", "--format", "css", folder).status == 2)
  }

  @Test func theSameBookGivesTheSamePages() {
    let (one, two) = (book.sandbox.path + "/one", book.sandbox.path + "/two")
    _ = program("export", "--format", "html", one)
    _ = program("export", "--format", "html", two)
    let relative = { (path: String) in
      Dictionary(
        uniqueKeysWithValues: Sandbox.contents(of: path).map { (String($0.key.dropFirst(path.count)), $0.value) })
    }
    #expect(relative(one) == relative(two) && relative(one).count > 6)
  }

  @Test func tokens() {
    for (format, count) in [("dtcg", 10), ("css", 5), ("swift", 20)] {
      let folder = book.sandbox.path + "/tokens-" + format
      #expect(program("theme", "export", "--format", format, folder).status == 0)
      #expect(Sandbox.contents(of: folder).count { !$0.value.isEmpty } == count, "\(format)")
    }
    #expect(program("theme", "export", "--format", "yaml", "x").status == 2)
    #expect(program("theme").output.split(separator: "\n").count == DesignTheme.all.count)
  }
}
