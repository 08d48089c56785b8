@screen:login
Feature: Login and Sign Up
  Where the owner of a locked book logs in, which opens it for all its clients for twelve hours, makes an account, or
  takes a one-time code for a forgotten password. An account is optional, and the book's: whatever feature leads
  here, it is the same lock. It is a lock on screens and methods, not encryption, and the screen says so before one is
  made. This screen and the features' Welcome are shown while the book is locked; all others lead here, and back to
  where the user was (`then`). After five wrong tries the next waits 1 s, then 2, 4 … 300 s, a right password too: counted
  over all that works on the book, by how long the machine has run, whatever a clock shows or rehearses. What a
  password field holds is never shown, in no front. The one-time codes are told once: by the command, in the answer of
  the method, or on a page of their own, and stand in no log, event, kept answer or list of changes. In pages browsers
  and password managers fill the fields (username, current-password, new-password, one-time-code); what is wrong is
  said above them at once, and the field that is wrong, or else what is said, has the focus. Apple and Google stand as the document has them, and of no use.

  @doors
  Scenario: What it looks like in Czech
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://login" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte zpět
      ════════════

      Přihlášení, nebo registrace
        (•) Přihlášení   recordbook show 'recordbook://login?mode=login'
        ( ) Registrace   recordbook show 'recordbook://login?mode=signup'

      E-mail:
      Heslo:
      Pokračovat          recordbook account log-in EMAIL

      Zapomenuté heslo?   recordbook show 'recordbook://login?mode=reset'

      Jiné způsoby
        (Apple)    Vyžaduje síť; tato kniha žádnou nepoužívá.
        (Google)   Vyžaduje síť; tato kniha žádnou nepoužívá.
      """
    And the screen is:
      | title        | Vítejte zpět    |
      | presentation | fullScreenModal |
      | header       | standard        |
      | arrangement  | form            |
    And whatever can be pressed has a label
    And every colour is in the palette

  @doors
  Scenario: What it looks like in English
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://login" in English
    Then in a terminal 80 columns wide it reads:
      """
      Welcome Back
      ════════════

      Login or Sign Up
        (•) Login     recordbook show 'recordbook://login?mode=login'
        ( ) Sign Up   recordbook show 'recordbook://login?mode=signup'

      Email:
      Password:
      Continue           recordbook account log-in EMAIL

      Forgot Password?   recordbook show 'recordbook://login?mode=reset'

      Other Ways
        (Apple)    Needs a network; this book uses none.
        (Google)   Needs a network; this book uses none.
      """
    And it is made of:
      """
      toolbar
      segmentedControl "Login or Sign Up" (type body)
        radio "Login" (on yes; type body; leads to recordbook://login?mode=login; command recordbook show 'recordbook://login?mode=login')
        radio "Sign Up" (on no; type body; leads to recordbook://login?mode=signup; command recordbook show 'recordbook://login?mode=signup')
      form
        textField "Email" (type body; calls account.logIn; asks for email, a email; style normal)
        secureField "Password" (type body; calls account.logIn; asks for password, a password; style normal)
        button "Continue" (type body; color accent.onFill; fill accent.fill; leads to recordbook://; calls account.logIn; style primary; command recordbook account log-in EMAIL)
      button "Forgot Password?" (type body; color accent.text; leads to recordbook://login?mode=reset; command recordbook show 'recordbook://login?mode=reset')
      section "Other Ways" (type title)
        button "Apple" (disabled; label Apple: Needs a network; this book uses none.; hint Needs a network; this book uses none.; type body)
        button "Google" (disabled; label Google: Needs a network; this book uses none.; hint Needs a network; this book uses none.; type body)
      """

  @doors
  Scenario: Signing up
    Given an empty book
    When I open "recordbook://login?mode=signup" in English
    Then in a terminal 80 columns wide it reads:
      """
      Welcome
      ═══════

      Login or Sign Up
        ( ) Login     recordbook show 'recordbook://login?mode=login'
        (•) Sign Up   recordbook show 'recordbook://login?mode=signup'

      An account locks the screens and methods of this book. It encrypts nothing:
      anyone who can read your files can read the book. The email is only a name and
      is sent nowhere.

      Email:
      Password:
      Confirm Password:
      Continue                      recordbook account sign-up EMAIL

      Other Ways
        (Apple)    Needs a network; this book uses none.
        (Google)   Needs a network; this book uses none.

      Continue Without Logging In   recordbook show recordbook://
      """
    When I press "Continue" with:
      | Email            | jana@example.org |
      | Password         | correct horse    |
      | Confirm Password | correct horse    |
    Then the route is "recordbook://"
    When I open "recordbook://login?mode=signup" in English
    Then there is a button "Log Out"

  Scenario: Signing up in Czech
    When I open "recordbook://login?mode=signup" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte
      ═══════

      Přihlášení, nebo registrace
        ( ) Přihlášení   recordbook show 'recordbook://login?mode=login'
        (•) Registrace   recordbook show 'recordbook://login?mode=signup'

      Účet zamyká obrazovky a metody této knihy. Nešifruje ji: kdo může číst vaše
      soubory, může číst knihu. E-mail je jen jméno a nikam se neposílá.

      E-mail:
      Heslo:
      Heslo znovu:
      Pokračovat                  recordbook account sign-up EMAIL

      Jiné způsoby
        (Apple)    Vyžaduje síť; tato kniha žádnou nepoužívá.
        (Google)   Vyžaduje síť; tato kniha žádnou nepoužívá.

      Pokračovat bez přihlášení   recordbook show recordbook://
      """
    And every route on it opens

  @doors
  Scenario: A locked book opens with the right password, where the user was
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://settings" in English
    Then it is refused, naming "The book is locked"
    When I open "recordbook://login?then=recordbook%3A%2F%2Fsettings" in English
    And I press "Continue" with:
      | Email    | Jana@example.org |
      | Password | wrong horse      |
    Then it is refused, naming "The email or the password is wrong"
    When I open "recordbook://login?then=recordbook%3A%2F%2Fsettings" in English
    And I press "Continue" with:
      | Email    | Jana@example.org |
      | Password | correct horse    |
    Then the route is "recordbook://settings"

  @doors
  Scenario: What is wrong with an email or a password
    When I open "recordbook://login?mode=signup" in English
    And I press "Continue" with:
      | Email            | jana          |
      | Password         | correct horse |
      | Confirm Password | correct horse |
    Then it is refused, naming "Enter an email such as jana@example.org"
    When I open "recordbook://login?mode=signup" in English
    And I press "Continue" with:
      | Email            | jana@example.org |
      | Password         | horse            |
      | Confirm Password | horse            |
    Then it is refused, naming "At least 8 characters"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: After five wrong tries the next has to wait
    Given an account with the password "correct horse"
    And the book is locked
    When I try the password "wrong horse" 7 times, each as soon as I may
    And I open "recordbook://login" in English
    Then a warning says in how many seconds to try again
    When I press "Continue" with:
      | Email    | jana@example.org |
      | Password | correct horse    |
    Then it is refused, naming "Try again in"

  @doors
  Scenario: A forgotten password
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://login" in English
    And I press "Forgot Password?"
    Then the route is "recordbook://login?mode=reset"
    And in a terminal 80 columns wide it reads:
      """
      Welcome Back
      ════════════

      Login or Sign Up
        ( ) Login     recordbook show 'recordbook://login?mode=login'
        ( ) Sign Up   recordbook show 'recordbook://login?mode=signup'

      One-Time Code:
      New Password:
      Confirm Password:
      Continue            recordbook account reset-password

      Other Ways
        (Apple)    Needs a network; this book uses none.
        (Google)   Needs a network; this book uses none.
      """
    When I press "Continue" with:
      | One-Time Code    | 7K3QZ-M0XV4    |
      | New Password     | battery staple |
      | Confirm Password | battery staple |
    Then it is refused, naming "The code is wrong, or already used"

  Scenario: A forgotten password in Czech
    When I open "recordbook://login?mode=reset" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte zpět
      ════════════

      Přihlášení, nebo registrace
        ( ) Přihlášení   recordbook show 'recordbook://login?mode=login'
        ( ) Registrace   recordbook show 'recordbook://login?mode=signup'

      Kniha nemá účet: je odemčená. Účet založíte v Registraci.

      Jednorázový kód:
      Nové heslo:
      Heslo znovu:
      Pokračovat                  recordbook account reset-password

      Jiné způsoby
        (Apple)    Vyžaduje síť; tato kniha žádnou nepoužívá.
        (Google)   Vyžaduje síť; tato kniha žádnou nepoužívá.

      Pokračovat bez přihlášení   recordbook show recordbook://
      """

  @doors
  Scenario: Logging out
    Given an account with the password "correct horse"
    When I open "recordbook://login" in English
    Then there is a button "Continue Without Logging In"
    When I press "Log Out"
    Then the route is "recordbook://login"
    And there is no button "Log Out"
    When I open "recordbook://" in English
    Then it is refused, naming "The book is locked"

  @doors
  Scenario: Logging out from the settings
    Given an account with the password "correct horse"
    When I open "recordbook://settings" in Czech
    Then the row "Účet" is:
      | label | Účet: jana@example.org |
    When I press "Odhlásit"
    Then the route is "recordbook://login"
    And the title is "Vítejte zpět"

  @doors
  Scenario: Undo passes over what logging in records
    Given an empty book
    When I open "recordbook://settings" in English
    And I press "Dark"
    And I open "recordbook://login?mode=signup" in English
    And I press "Continue" with:
      | Email            | jana@example.org |
      | Password         | correct horse    |
      | Confirm Password | correct horse    |
    And I undo the last correction
    And I open "recordbook://settings" in English
    Then the segmented-control "Theme" shows:
      | theme  | chosen |
      | Light  | off    |
      | Dark   | off    |
      | System | on     |

  Scenario: Apple and Google need a network
    When I open "recordbook://login" in Czech
    Then the button "Google" is:
      | disabled | yes                                            |
      | hint     | Vyžaduje síť; tato kniha žádnou nepoužívá.      |
    When I open "recordbook://login" in English
    Then the button "Apple" is:
      | disabled | yes                                    |
      | hint     | Needs a network; this book uses none. |

  Scenario: What is no part of the screen is refused
    When I open "recordbook://login?mode=guest" in English
    Then it is refused, naming "signup"
