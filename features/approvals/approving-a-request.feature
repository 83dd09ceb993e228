Feature: Approving a request
  A request moves no money until an Authorizer approves it with a one-time code. No one approves what they asked for.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account

  @S1-1-24 @S1-4-20 @S3-1-04 @S3-4-04 @S3-4-06..07 @engines @engines-short
  Scenario: Money moves when the Authorizer approves
    Given Efua has signed in
    When Efua approves the request with the code sent to her
    Then Efua is told the bank's own words
    And the Current account holds GHS 850.00
    And the Savings account holds GHS 350.00

  @S3-1-03 @S3-4-08..10 @S3-2.1-40..41 @S3-4-50
  Scenario: An approved request no longer waits
    Given Efua has signed in
    And Efua has approved the request
    When Efua presses "Close"
    Then Efua is on "/pendingRequests"
    And Efua is told "No pending requests yet"
    And Efua is told "Once you receive a request for approval, it appears here"

  @S1-1-21 @S3-1-06 @S3-4-28
  Scenario: The maker of a request sees that it was approved
    Given Efua has signed in
    And Efua has approved the request
    When Kofi opens the menu entry "My Requests"
    Then Kofi sees the request as "Approved"

  @S1-2.1-10 @S3-2.1-01..03 @S3-2.1-05..06 @S3-2.1-12..16
  Scenario: Pending Requests has a tab for each kind
    Given Efua has signed in
    When Efua opens the menu entry "Pending Requests"
    Then Efua sees these tabs:
      | Transfers           |
      | Mobile Money        |
      | Prepaid Card Load   |
      | Bill Payments       |
      | FX Transfer Request |
    And Efua sees these tabs:
      | Between Own Accounts |
      | To Asempa Bank       |
      | To Another Bank      |
      | Bulk Transfer        |

  @S1-1-23 @S3-1-03 @S3-2.1-08 @S3-2.1-44..48 @S3-2.1-50..51 @S3-2.1-27 @S3-2.1-30..31 @S3-7-04 @S3-3-23
  Scenario: An Authorizer sees a pending transfer between own accounts
    Given Efua has signed in
    When Efua opens the menu entry "Pending Requests"
    Then Efua sees these columns:
      | Transfer ID    |
      | Schedule ID    |
      | Source Account |
      | Beneficiary    |
      | Amount         |
      | Narration      |
      | Created        |
    And the row of the request shows Efua the Current account, the Savings account and GHS 150.00
    And the row of the request offers Efua "Approve, Reject"

  @S3-2.1-33..36 @S3-4-05
  Scenario: A request is approved from its details
    Given Efua has signed in
    And Efua has opened the details of the request
    And the dialog offers Efua "Approve, Reject, Close"
    When Efua presses "Approve" in the details and confirms with the code sent to her
    Then Efua is told the bank's own words
    And the Current account holds GHS 850.00

  @S3-2.1-36 @S1-3-61 @S1-3-64..66 @S1-3-69..72 @S1-3-83 @S3-3-05..06 @S3-3-10
  Scenario: An Authorizer opens the details of a request
    Given Efua has signed in
    When Efua opens the details of the request
    Then the details show Efua:
      | Transaction ID      | the request         |
      | Source Account      | the Current account |
      | Created By          | Kofi's full name    |
      | Transaction Date    | 20 Nov 2026         |
      | Beneficiary Account | the Savings account |
      | Narration           | Between accounts    |
      | Transaction Status  | Pending             |
      | Total Amount        | GHS 150.00          |

  @S1-4-47 @S3-4-14 @S3-4-48
  Scenario: A wrong code moves no money, and the bank's message is shown
    Given Efua has signed in
    And Efua has begun to approve the request
    When Efua enters a wrong code
    Then Efua is told the bank's own words
    And the Current account holds GHS 1,000.00
    When Efua confirms with the code sent to her
    Then Efua is told "The request has been approved."
    And the Current account holds GHS 850.00

  @S3-4-11
  Scenario: An approval that the bank refuses leaves the request pending
    Given Efua has signed in
    And the bank refuses the approval with "The request is locked."
    When Efua approves the request with the code sent to her
    Then Efua is told "The request is locked."
    And the Current account holds GHS 1,000.00

  @S3-4-12..13
  Scenario: An approval refused without a message shows a message of the client
    Given Efua has signed in
    And the bank refuses the approval without a word
    When Efua approves the request with the code sent to her
    Then Efua is told "Something went wrong. Please try again."

  @S3-2.1-07..08
  Scenario: A reload of Pending Requests stays on the tab
    Given Efua has signed in
    And Efua has opened the menu entry "Pending Requests"
    And Efua has pressed the tab "Bill Payments"
    And Efua has pressed "SSNIT"
    When Efua reloads the page
    Then Efua sees the chosen tab "Bill Payments"
    And Efua sees the chosen tab "SSNIT"
