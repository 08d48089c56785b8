@screen:strength/login
Feature: PT Expo's login
  The book's lock (Specs/Book/Login.feature) in PT Expo's design: a page that is dark in either mode, #1A1A1A, on it a card
  of #1C1C1E with a line of #6E6E73 about it (3.4 : 1; the document's card alone has 1.02), fields of #2C2C2E with a border
  of #7C7C80 and their names above, the button white on #0068EB (5.0 : 1; the document's #007AFF has 4.0). A field in which
  one writes has its border in the colour of links. The document's shadow of radius 8 is kept; nothing is translucent here,
  for behind the card is a plain page. Google and Facebook stand as the document has them, muted but readable, of no use,
  and say why. A wrong name and a wrong password read the same. Keyboards come as fields ask: an address for the name,
  secure text for the password. In another design the form has that design's colours and modes.

  @doors
  Scenario: What it looks like in Czech
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte
      ═══════

        Přihlášení, nebo registrace
          (•) Přihlásit se   recordbook show 'recordbook://strength/login?mode=login'
          ( ) Registrace     recordbook show 'recordbook://strength/login?mode=signup'

        E-mail:
        Heslo:
        Přihlásit se         recordbook account log-in EMAIL
        Zapomenuté heslo?    recordbook show 'recordbook://strength/login?mode=reset'

      Jiné způsoby
        (Google)     Není k dispozici: účty zůstávají v tomto počítači
        (Facebook)   Není k dispozici: účty zůstávají v tomto počítači

      Nápověda   recordbook show recordbook://strength/login/help
      """
    And the screen is:
      | title        | Vítejte         |
      | presentation | fullScreenModal |
      | header       | standard        |
      | arrangement  | signIn          |
    And whatever can be pressed has a label
    And every colour is in the palette

  @doors
  Scenario: What it looks like in English
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in English
    Then in a terminal 80 columns wide it reads:
      """
      Welcome
      ═══════

        Login or Sign Up
          (•) Sign In      recordbook show 'recordbook://strength/login?mode=login'
          ( ) Sign Up      recordbook show 'recordbook://strength/login?mode=signup'

        Email:
        Password:
        Sign In            recordbook account log-in EMAIL
        Forgot Password?   recordbook show 'recordbook://strength/login?mode=reset'

      Other Ways
        (Google)     Not available: accounts are kept on this machine
        (Facebook)   Not available: accounts are kept on this machine

      Help   recordbook show recordbook://strength/login/help
      """

  @doors
  Scenario: Logging in leads to Home
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in English
    And I press "Sign In" with:
      | Email    | jana@example.org |
      | Password | correct horse    |
    Then the title is "Strength"

  @doors
  Scenario Outline: A wrong name and a wrong password read the same
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in English
    And I press "Sign In" with:
      | Email    | <name>     |
      | Password | <password> |
    Then it is refused, naming "The email or the password is wrong"

    Examples:
      | name             | password      |
      | jana@example.org | wrong horse   |
      | eva@example.org  | correct horse |

  Scenario: Without an account
    Given an empty book
    When I open "recordbook://strength/login?mode=signup" in English
    Then in a terminal 80 columns wide it reads:
      """
      Welcome
      ═══════

        Login or Sign Up
          ( ) Sign In       recordbook show 'recordbook://strength/login?mode=login'
          (•) Sign Up       recordbook show 'recordbook://strength/login?mode=signup'

        An account locks the screens and methods of this book. It encrypts nothing:
        anyone who can read your files can read the book. The email is only a name and
        is sent nowhere.
        Email:
        Password:
        Confirm Password:
        Create Account      recordbook account sign-up EMAIL

      Other Ways
        (Google)     Not available: accounts are kept on this machine
        (Facebook)   Not available: accounts are kept on this machine

      Continue Without Logging In   recordbook show recordbook://strength/home

      Help   recordbook show recordbook://strength/login/help
      """

  @doors
  Scenario: A forgotten password
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in Czech
    And I press "Zapomenuté heslo?"
    Then in a terminal 80 columns wide it reads:
      """
      Vítejte
      ═══════

        Přihlášení, nebo registrace
          ( ) Přihlásit se    recordbook show 'recordbook://strength/login?mode=login'
          ( ) Registrace  recordbook show 'recordbook://strength/login?mode=signup'

        Jednorázový kód:
        Nové heslo:
        Heslo znovu:
        Nastavit nové heslo   recordbook account reset-password

      Jiné způsoby
        (Google)     Není k dispozici: účty zůstávají v tomto počítači
        (Facebook)   Není k dispozici: účty zůstávají v tomto počítači

      Nápověda   recordbook show recordbook://strength/login/help
      """
