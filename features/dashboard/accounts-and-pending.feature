Feature: Accounts and pending payments at a glance
  The dashboard opens with who is signed in, what the accounts hold, and what waits for a decision.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @S1-2.10-01 @S1-2.10-04
  Scenario: The header shows the company and the time of the last sign-in
    Given Efua has signed in and out
    When Efua signs in
    Then Efua sees the company's name
    And Efua sees when she last signed in

  @S1-1-02..04 @S1-2.10-05 @S1-2.10-22 @S1-3-25..31 @S1-3-34 @S1-7-23 @S2-3-001..005 @S2-9-05..07
  Scenario: Each account has its card
    Given these accounts:
      | account | currency | holds    | type    |
      | Current | GHS      | 1,000.00 |         |
      | Savings | GHS      | 200.50   | Savings |
      | Dollars | USD      | 75.00    | Foreign |
    When Kofi has signed in
    Then Kofi sees these account cards:
      | account | type    | available    | book         |
      | Current | Current | GHS 1,000.00 | GHS 1,000.00 |
      | Savings | Savings | GHS 200.50   | GHS 200.50   |
      | Dollars | Foreign | USD 75.00    | USD 75.00    |

  @S1-2.10-06..12 @S1-2.10-23
  Scenario: The wider the screen, the more cards are shown at a time
    Given the company has 6 accounts
    And Kofi has signed in
    When Kofi's screen is 1920 pixels wide
    Then Kofi sees 4 account cards at a time
    When Kofi's screen is 1919 pixels wide
    Then Kofi sees 3 account cards at a time
    When Kofi's screen is 1440 pixels wide
    Then Kofi sees 3 account cards at a time
    When Kofi's screen is 1439 pixels wide
    Then Kofi sees 2 account cards at a time
    When Kofi's screen is 768 pixels wide
    Then Kofi sees 2 account cards at a time
    And Kofi can turn the strip by one card
    When Kofi's screen is 767 pixels wide
    Then Kofi sees 3 account cards at a time
    When Kofi's screen is 375 pixels wide
    Then Kofi sees 3 account cards at a time
    And Kofi cannot turn the strip by one card

  @S1-3-25..33 @S2-3-001..002 @S2-3-004..005
  Scenario: The details of an account show everything that the bank knows of it
    Given these accounts:
      | account | currency | holds    | type    |
      | Current | USD      | 1,000.00 | Savings |
    And the bank lists only the Current account, named "Cocoa purchases", of which USD 900.00 is available
    And Kofi has signed in
    When Kofi opens the details of the Current account
    Then Kofi sees the dialog "Account Details"
    And the details of the account show Kofi:
      | Account Name      | Cocoa purchases     |
      | Account Number    | the Current account |
      | Account Type      | Savings             |
      | Currency          | USD                 |
      | Available balance | USD 900.00          |
      | Book balance      | USD 1,000.00        |
      | Bank              | Volta Bank          |
      | Primary account   | Yes                 |

  @S1-8-11..12
  Scenario: Accounts that cannot be loaded can be requested again
    Given the bank refuses the list of accounts with "Not now", once
    And Kofi has signed in
    And Kofi was told "We could not get your accounts!"
    When Kofi presses "TRY AGAIN"
    Then Kofi sees GHS 1,000.00 available in the Current account

  @S1-2.10-20 @S3-2.2-01..05 @S3-2.2-14
  Scenario: Singles and bulks that wait for a decision are on the dashboard
    Given Kofi has asked to move GHS 10.00 from the Current account to the Savings account
    And Kofi has asked for a bulk of 3 payees from the Current account
    When Efua signs in
    Then Efua sees the heading "Pending Payments"
    And Efua sees these columns of pending payments:
      | Beneficiary     |
      | Amount          |
      | Created by/date |
      | Schedule ID     |
      | Actions         |
    And Efua sees these pending payments:
      | the company's name | GHS 10.00  | Between Own Accounts / Kofi's full name / 20 Nov 2026 |          |
      | 3 beneficiaries | GHS 152.00 | Bulk Transfer / Kofi's full name / 20 Nov 2026        | SCH-4711 |
    And Efua sees the pending payment of GHS 10.00 with a button "Details"
    And Efua sees the pending payment of GHS 152.00 with a button "Details"

  @S3-2.2-07
  Scenario: The dashboard says that nothing waits
    When Efua signs in
    Then Efua is told "There're no Pending Transactions"

  @S3-2.2-08..10
  Scenario: Three pending payments are shown, and the others on demand
    Given Kofi has asked 6 times to move GHS 10.00 from the Current account to the Savings account
    And Efua has signed in
    And Efua sees 3 pending payments
    When Efua presses "Show All"
    Then Efua sees 6 pending payments
    And Efua is on "/dashboard"

  @S3-2.2-06 @S1-2.13-01..03
  Scenario Outline: Details fill the whole screen, with decision buttons only for users who may decide
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And <name> has signed in
    When <name> opens the pending payment of GHS 150.00
    Then <name> sees the dialog "Transaction Details"
    And the dialog fills <name>'s whole screen
    And the dialog offers <name> "<buttons>"

    Examples:
      | name | buttons                   |
      | Efua | Close, Approve, Reject    |
      | Kofi | Where is my money?, Close |

  Scenario: Users who may pay can start a payment from the dashboard
    Given Kofi has signed in
    When Kofi presses "New payment"
    Then Kofi is on "/transfers"
    When Efua signs in
    Then Efua sees no button "New payment"

  Scenario Outline: Nothing moves while the dashboard loads, at <width> pixels
    Given these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Wages   | GHS      | 100.00   |
      | Dollars | USD      | 75.00    |
    And Kofi has asked 4 times to move GHS 10.00 from the Current account to the Savings account
    And the bank takes its time over the list of accounts
    And the bank takes its time over the analysis of expenditure
    And Efua has signed in
    And Efua's screen is <width> pixels wide
    When Efua reloads the page
    Then the layout of Efua's page has shifted by at most 0.05

    Examples:
      | width |
      | 1440  |
      | 375   |

    @nightly
    Examples:
      | width |
      | 1024  |
