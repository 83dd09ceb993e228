Feature: My requests, and taking one back
  Whoever asked sees what became of each request, and may take back what still waits, with a one-time code.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account

  @S1-2.1-18 @S3-2.1-16 @S3-2.3-01..03 @S3-2.3-05..06 @S3-2.3-09..12
  Scenario: My Requests has a tab for each kind
    When Kofi opens the menu entry "My Requests"
    Then Kofi is on "/myRequests"
    And Kofi sees these tabs:
      | Transfers           |
      | Mobile Money        |
      | Prepaid Card Load   |
      | Bill Payments       |
      | FX Transfer Request |
    And Kofi sees these tabs:
      | Between Own Accounts |
      | To Asempa Bank       |
      | To Other Bank        |
      | Bulk Transfer        |

  @S3-2.3-27..30 @S3-2.3-66 @S3-4-26 @S3-7-19 @S3-7-23 @S3-3-26
  Scenario: An Initiator sees an own request between own accounts
    When Kofi opens the menu entry "My Requests"
    Then the row of the request shows Kofi the Current account, the Savings account and GHS 150.00
    And Kofi sees, among others, these fields:
      | Transaction ID | Schedule ID | Entries per page |
    And Kofi sees the button "Filter"
    And Kofi is told "1-1 from 1"
    And Kofi may have 10, 20 or 50 rows a page
    And Kofi sees the request as "Pending"
    And Kofi's rows are 70 pixels high

  @S3-2.3-31..32 @S3-4-50
  Scenario: My Requests is empty before the first request
    Given Efua has signed in
    When Efua opens the menu entry "My Requests"
    Then Efua is told "No requests yet"
    And Efua is told "Once you create a request, it appears here"

  @S1-1-22 @S3-1-06 @S3-4-35..36 @S3-4-38..40 @S3-4-31 @S3-7-35 @engines
  Scenario: An Initiator recalls a pending request
    When Kofi recalls the request with the code sent to him
    Then Kofi is told the bank's own words
    And Kofi sees "Recalled" marked as a status
    And Kofi sees the request as "Recalled"
    And the Current account holds GHS 1,000.00

  @S3-4-41..42
  Scenario: A recalled request stays in the list as Recalled
    Given Kofi has recalled the request
    When Kofi presses "Close"
    Then Kofi is on "/myRequests"
    And Kofi sees "Recalled" marked as a status
    And Kofi sees no button "Recall Request"

  @S3-4-47
  Scenario: The third wrong code of a recall makes the code void, and a new one is sent automatically
    Given Kofi has begun to recall the request
    And Kofi has entered 2 wrong codes
    When Kofi enters a wrong code
    Then Kofi finds the boxes empty
    And Kofi is sent a new code

  @S3-4-43 @S3-4-45
  Scenario: A recall that the bank refuses shows the bank's message
    Given the bank refuses the recall with "Too late."
    When Kofi recalls the request with the code sent to him
    Then Kofi is told "Too late."
    And "Close" leaves Kofi on "/myRequests"

  @S3-4-44 @S3-4-13
  Scenario: A recall refused without a message shows a message of the client
    Given the bank refuses the recall without a word
    When Kofi recalls the request with the code sent to him
    Then Kofi is told "Something went wrong. Please try again."

  @S3-2.3-92 @S3-7-20 @S3-4-51
  Scenario: A request is found by its number
    Given Kofi has asked to move GHS 20.00 from the Current account to the Savings account
    And Kofi has opened the menu entry "My Requests"
    When Kofi filters by the "Transaction ID" of the request of GHS 150.00
    Then Kofi sees 1 row
    And the bank has been asked for the list of own requests with:
      | filter | true |

  @S3-2.3-34 @S3-2.1-42..43 @S1-2.13-08..09 @S1-8-25..26 @S3-4-49
  Scenario Outline: A list of requests that cannot be loaded shows a message
    Given Efua has signed in
    And the bank refuses <call> with "Not now"
    When Efua opens the menu entry "<entry>"
    Then Efua is told "Oops, something went wrong!"
    And Efua is told "Please try again later."

    Examples:
      | call                         | entry            |
      | the list of own requests     | My Requests      |
      | the list of pending requests | Pending Requests |

  @mobile @S3-2.3-22..23 @S3-2.1-11
  Scenario: A phone shows the kinds of my requests as a list of choices
    Given Kofi has signed in
    When Kofi opens "/myRequests"
    Then Kofi sees the heading "Select category"
    And Kofi sees no tab "Transfers"

  @mobile @S3-2.3-24
  Scenario: On a phone Back returns to the kinds of my requests
    Given Kofi has signed in
    And Kofi has opened "/myRequests"
    And Kofi has pressed "Between Own Accounts"
    When Kofi presses "Back"
    Then Kofi sees the heading "Select category"

  @mobile @S3-2.1-09..11
  Scenario: A phone shows the kinds of pending requests as a drop-down
    Given Efua has signed in
    When Efua opens "/pendingRequests"
    Then Efua sees the field "Select category"
    And Efua sees no tab "Transfers"

  @S1-4-05 @S1-4-44 @S3-1-06 @S3-4-26..34
  Scenario Outline: The status <value> is shown as "<label>"
    Given Kofi has opened the menu entry "My Requests"
    And the bank gives the request the status "<value>"
    When Kofi reloads the page
    Then Kofi sees "<label>" marked as a status

    Examples:
      | value       | label       |
      | PENDING     | Pending     |
      | IN_PROGRESS | In Progress |
      | APPROVED    | Approved    |
      | REJECTED    | Rejected    |
      | FAILED      | Failed      |
      | RECALLED    | Recalled    |
      | PROCESSING  | Processing  |
      | SOMETHING   | Unknown     |

  @S3-2.3-33 @S3-4-49
  Scenario: A list that takes time shows that it is loading
    Given the bank takes its time over the list of own requests
    When Kofi opens the menu entry "My Requests"
    Then Kofi sees that the list is being loaded
    And Kofi sees the request as "Pending"

  @S3-2.3-07..08
  Scenario: A reload of My Requests returns to the open tab
    Given Kofi has opened the menu entry "My Requests"
    And Kofi has pressed the tab "Bill Payments"
    And Kofi has pressed the tab "SSNIT"
    When Kofi reloads the page
    Then Kofi sees the chosen tab "Bill Payments"
    And Kofi sees the chosen tab "SSNIT"
