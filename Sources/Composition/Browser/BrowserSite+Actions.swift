import BookApplication
import BookPresentation
import FeedPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import StrengthApplication
import StrengthPresentation

/// Responds to the forms that pages send. Each form's action is looked up on the current version of its screen, so that
/// a form on an outdated page can do only what the screen still offers.
extension BrowserSite {
  func act(_ request: HTTPRequest, at route: Route) throws(HTTPRefusal) -> HTTPResponse {
    let form = try SiteForm(request, nonce)
    defer { if tasks.isDone(with: form.upload) { form.upload.remove() } }
    do throws(Failure) {
      guard let (offer, element, fields) = try offered(for: form, at: route) else {
        return changedMeanwhile(route)
      }
      if let question = offer.action.confirmation { return ask(question, offer, element, form, at: route) }
      if offer.action.method == SiteForm.cancelTask { return cancel(offer) }
      if offer.action.method == ShowScreen.method, let shown = form.route(offer.action, fields ?? []) {
        return .seeOther(served.address(of: shown) + (element?.id.map { "#" + $0.percentEncoded } ?? ""))
      }
      let then = offer.then ?? element?.route ?? route
      if let question = offer.question {
        return run(
          question.answered(form), form, at: route, then: then,
          again: question.element(ownPages().pages.words.language),
          offer.pressed,
          of: question.upload)
      }
      if let fields { return run(offer.action, form, fields, at: route, then: then, offer.pressed) }
      return run(offer.action, form, at: route, then: then, again: element, offer.pressed)
    } catch {
      return failed(error, at: route)
    }
  }

  /// Finds the action of a form among the actions offered by the site itself or by the screen. Nil if the action is no
  /// longer offered. `fields` are the form's fields, if it has several. If several forms have the same action, such as
  /// those for creating and for entering a pairing code, only those that have all the fields that were sent are
  /// considered, and the one with the fewest fields is chosen.
  private func offered(
    for sent: SiteForm, at route: Route
  ) throws(Failure) -> (offer: SiteOffer, element: Element?, fields: [Action.Input]?)? {
    if let offer = notices.offer(sent.key) { return (offer, nil, nil) }
    let elements = try screen(route).elements
    let forms = elements.filter(\.isForm)
    let meant = elements.filter { $0.action?.key == sent.key && !$0.isDisabled }
      .flatMap { element -> [(element: Element, fields: [Action.Input]?)] in
        let holding = forms.filter { $0.holds(element) }
        return holding.isEmpty ? [(element, nil)] : holding.map { (element, $0.inputs) }
      }
      .filter { sent.isOf($0.fields ?? []) }
    guard let (element, fields) = meant.min(by: { ($0.fields?.count ?? 0) < ($1.fields?.count ?? 0) }),
      let action = element.action
    else { return nil }
    let pressed = PressedControl(element, among: elements)
    return (SiteOffer(action: action, then: element.route, pressed: pressed), element, fields)
  }

  /// Runs an action whose form has several fields. If a value is rejected, shows the form again with the entered
  /// values. Waits until the action has ended, however long this takes, because the entered values are not stored
  /// anywhere.
  private func run(
    _ action: Action, _ form: SiteForm, _ fields: [Action.Input], at route: Route, then: Route,
    _ pressed: PressedControl
  ) -> HTTPResponse {
    let wrong = form.wrong(among: fields)
    if wrong.count > 1 { return refused(wrong, at: route, form.entered(in: fields)) }
    do throws(Failure) {
      let input = try form.input(action, fields)
      return try book.withOwn { (book) throws(Failure) in
        try outcome(of: action, input, form.upload, then, book, NoProgress(), pressed: pressed)
      }.response
    } catch {
      return refused(form.upload.named(error), at: route, form.entered(in: fields, error))
    }
  }

  private func ask(
    _ question: String, _ offer: SiteOffer, _ element: Element?, _ form: SiteForm, at route: Route
  ) -> HTTPResponse {
    var sure = offer.action
    sure.confirmation = nil
    sure.parameters[SiteForm.confirmed] = .flag(true)
    if let value = form.value { sure.parameters[SiteForm.entered] = .text(value) }
    notices.offer(SiteOffer(action: sure, then: offer.then, pressed: offer.pressed))
    let (pages, look) = ownPages()
    return .html(pages.question(question, element?.text ?? element?.label ?? "", sure, at: route, look))
  }

  private func cancel(_ offer: SiteOffer) -> HTTPResponse {
    guard case .number(let number)? = offer.action.parameters[SiteForm.task], let task = tasks[number] else {
      return .seeOther(served.address(of: .root))
    }
    task.cancel()
    return .seeOther(tasks.address(number, served))
  }

  /// Runs an action whose form has at most one field.
  /// - Parameter kept: the files that were uploaded with an earlier form; nil for those of this form.
  private func run(
    _ action: Action, _ form: SiteForm, at route: Route, then: Route, again field: Element?,
    _ pressed: PressedControl, of kept: SiteUpload? = nil
  ) -> HTTPResponse {
    let upload = kept ?? form.upload
    // If the action fails, the field is shown again with the entered text, so that the user need not type it again.
    let element = field.map { field in
      action.input?.kind.isSecret == true ? field : form.value.map { field.holding($0) } ?? field
    }
    let (input, kind): ([UInt8], UseCaseKind?)
    do throws(Failure) {
      input = try form.input(action)
      kind = try book.with { (book) throws(Failure) in try book.kind(of: action.method) }
    } catch {
      return failed(error, at: route, again: element)
    }
    guard kind?.takesLong == true else {
      do throws(Failure) {
        let outcome = try book.with { (book) throws(Failure) in
          try self.outcome(of: action, input, upload, then, book, NoProgress(), pressed: pressed)
        }
        return outcome.response
      } catch {
        return failed(upload.named(error), at: route, again: element)
      }
    }
    let task = SiteTask(route: route, upload: upload)
    let number = tasks.add(task)
    task.start { [self] task in
      do throws(Failure) {
        let done = try book.withOwn { (book) throws(Failure) in
          try outcome(of: action, input, upload, then, book, task, pressed: pressed)
        }
        return .success(done)
      } catch {
        return .failure(upload.named(error))
      }
    }
    // A page that may be shown only once gets its own address, so that reloading it does not send the form again.
    if case .success(.shows(_, _))? = task.outcome { return .seeOther(tasks.address(number, served)) }
    switch task.takeOutcome() {
    case .success(let outcome)?: return outcome.response
    case .failure(let failure)?: return failed(failure, at: route, again: element)
    case nil: return .seeOther(tasks.address(number, served))
    }
  }

  /// Calls the action's use case, and stores a notice about the result for the next page.
  /// - Parameters:
  ///   - upload: the uploaded files among those that the action reads.
  ///   - pressed: the control that the user pressed.
  private func outcome(
    of action: Action, _ input: [UInt8], _ upload: SiteUpload, _ then: Route, _ book: BookAccess,
    _ progress: any ProgressSink, pressed: PressedControl
  ) throws(Failure) -> SiteOutcome {
    let before = standing(book)
    let output: [UInt8]
    do throws(Failure) {
      output = try events.writing { () throws(Failure) in
        try book.call(method: action.method, json: input, progress: progress)
      }
    } catch {
      guard let form = ask(about: error.leftOut, action, input, upload, then) else { throw error }
      let (pages, look) = ownPages()
      let page = pages.failure(upload.named(error), at: then, again: form, look, isAsking: true)
      return .shows(page, then: served.address(of: then))
    }
    feed.note(action.method, input, output) {
      (try? book.call(ShowSettings.self, NoInput()))?.isFedByBrowser ?? false
    }
    if action.method == DraftRoutine.method,
      let drafted = EncodedAnswer(json: output).decoded(as: DraftRoutine.Output.self)
    {
      return .leads(to: served.address(of: then, drafted))
    }
    let made = MadeChange(before: before, after: standing(book))
    events.changed()
    let (pages, look) = ownPages()
    if action.method == ImportFiles.method,
      let taken = EncodedAnswer(json: output).decoded(as: ImportFiles.Output.self)
    {
      let words = ImportPage(App.strings, pages.words.language, localTime: LocalTime.show)
      let form = ask(about: taken.files.flatMap(\.skipped), action, input, upload, then)
      if form == nil { notices.forgetQuestion(about: upload) }
      let page = pages.page(words.title, for: then, words.content(taken, asking: form), look, back: words.back)
      return .shows(page, then: served.address(of: then))
    }
    if let codes = EncodedAnswer(json: output).codes(of: action.method) {
      let words = CodesPage(pages.words.language)
      let page = pages.page(words.title, for: then, words.content(codes, then: then), look)
      return .shows(page, then: served.address(of: then))
    }
    if let (code, sixWords) = EncodedAnswer(json: output).pairing(of: action.method) {
      let words = PairingCodePage(pages.words.language)
      let page = pages.page(words.title, for: then, words.content(code, sixWords, then: then), look)
      return .shows(page, then: served.address(of: then))
    }
    let screen = try? screen(then)
    let shown = Set((screen.map { $0.buttons + $0.content } ?? []).flatMap(\.shownAtOnce).compactMap(\.id))
    let named = screen?.focus.flatMap { shown.contains($0) ? $0 : nil }
    let place = named ?? pressed.places.first(where: shown.contains)
    let toast = pages.toast(
      toastText(action, output, made, pages.words), wayBack(from: action, output, made), at: place)
    // The control that gets the focus afterwards. If none of the candidates is on the page, the toast's last button
    // gets it, or the toast itself.
    let key =
      named ?? pressed.controls.first(where: shown.contains) ?? toast.children.compactMap(\.id).last
      ?? ServedPages.toastID
    return .leads(to: served.address(of: then, done: notices.add(toast)) + "#" + key.percentEncoded)
  }

  /// Returns the changes of the book that have not been undone, newest first.
  private func standing(_ book: BookAccess) -> [BookChange] {
    let changes = try? book.call(ListChanges.self, ListChanges.Input()).changes
    return changes?.filter(\.stands) ?? []
  }

  private func wayBack(from action: Action, _ output: [UInt8], _ made: MadeChange) -> WayBack? {
    switch (action.method, made) {
    case (UndoChange.method, _):
      EncodedAnswer(json: output).decoded(as: UndoChange.Output.self).map { .redo($0.change) }
    case (RedoChange.method, _):
      EncodedAnswer(json: output).decoded(as: RedoChange.Output.self).map { .undo($0.change) }
    case (_, .one(let change)): .undo(change.change)
    case (_, .none), (_, .several): nil
    }
  }

  private func toastText(_ action: Action, _ output: [UInt8], _ made: MadeChange, _ words: BrowserStrings) -> String {
    let answer = EncodedAnswer(json: output)
    for feature in App.strings {
      if let text = feature.answer(action.method, answer, words.language) { return text }
    }
    switch made {
    case .none: return words.unchanged
    case .one(let change):
      return words.changed(App.strings.compactMap { $0.change(change.parts, words.language) }.joined(separator: "; "))
    case .several: return words.done
    }
  }

  private func changedMeanwhile(_ route: Route) -> HTTPResponse {
    let (pages, look) = ownPages()
    return .html(pages.changedMeanwhile(at: route, look), status: .conflict)
  }
}

extension HTTPResponse {
  /// This response, changed for scripts: it is not a redirection, but contains the address, which the script itself
  /// opens. If `fetch` followed a redirection, it would use up the notice that the user should see.
  var forScript: HTTPResponse {
    guard status == .seeOther, let location = fields["Location"] else { return self }
    return HTTPResponse(.noContent, ["X-Location": location])
  }
}

extension String {
  /// This text with percent-encoding, for use in a URL.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let isPlain = byte < 0x80 && (Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}

extension ServedPages {
  /// Returns the address of a form. The address contains the form's unsaved changes, and its fragment names the field
  /// to focus.
  fileprivate func address(of route: Route, _ drafted: DraftRoutine.Output) -> String {
    var route = route
    route.query.append(Route.QueryItem(name: "draft", value: drafted.draft))
    return address(of: route) + (drafted.block.map { "#" + RoutinePage.key($0, drafted.target).percentEncoded } ?? "")
  }

  /// Returns the address of a screen on which a notice is shown.
  /// - Parameter done: the number that identifies the notice.
  fileprivate func address(of route: Route, done: Int) -> String {
    var route = route
    route.query.append(Route.QueryItem(name: SiteAddress.done, value: String(done)))
    return address(of: route)
  }
}
