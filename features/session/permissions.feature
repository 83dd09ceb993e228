Feature: Permissions
  The bank grants menus one by one. What is not granted is neither in the side menu nor behind its address.

  @S1-2.11-01..13 @S1-6-21
  Scenario: The full side menu has its entries in the specified order
    Given a company with these people:
      | Ama | Single |
    When Ama has signed in
    Then Ama sees exactly these menu entries:
      | Dashboard               |
      | Beneficiaries           |
      | Transfers               |
      | Mobile Money            |
      | Prepaid Card Load       |
      | Bill Payments           |
      | FX Transfer and Rates   |
      | Transaction Reports     |
      | Schedule Transfers      |
      | Bank Statements         |
      | Pending Requests        |
      | My Requests             |
      | Log Out                 |
    And the menu entries lead Ama to:
      | Dashboard             | /dashboard          |
      | Beneficiaries         | /beneficiaries      |
      | Transfers             | /transfers          |
      | Mobile Money          | /mobileMoney        |
      | Prepaid Card Load     | /prepaidCardLoad    |
      | Bill Payments         | /billPayments       |
      | FX Transfer and Rates | /fxTransferRate     |
      | Transaction Reports   | /transactionReports |
      | Schedule Transfers    | /scheduleTransfers  |
      | Bank Statements       | /bankStatements     |
      | Pending Requests      | /pendingRequests    |
      | My Requests           | /myRequests         |

  Scenario Outline: The menu title "<title>" opens "<entry>", and nothing else does
    Given a company with these people:
      | Ama   | Single | Dashboard, <title> |
      | Akua  | Single | Dashboard          |
    When Ama and Akua have signed in
    Then Ama sees exactly these menu entries:
      | Dashboard |
      | <entry>   |
      | Log Out   |
    And Akua meets Access Denied at "<path>"
    And Akua sees exactly these menu entries:
      | Dashboard |
      | Log Out   |

    @S1-2.11-02 @S1-6-12 @S2-6-04
    Examples:
      | title         | entry         | path           |
      | Beneficiaries | Beneficiaries | /beneficiaries |
    @S1-2.11-03 @S1-6-03 @S2-6-01
    Examples:
      | title     | entry     | path       |
      | Transfers | Transfers | /transfers |
    @S1-2.11-04 @S1-6-06 @S2-6-02
    Examples:
      | title        | entry        | path         |
      | Mobile Money | Mobile Money | /mobileMoney |
    @S1-2.11-05 @S1-6-04 @S2-6-03
    Examples:
      | title             | entry             | path             |
      | Prepaid Card Load | Prepaid Card Load | /prepaidCardLoad |
    @S1-2.11-06 @S1-6-05 @S3-6-06
    Examples:
      | title         | entry         | path          |
      | Bill Payments | Bill Payments | /billPayments |
    @S1-2.11-07 @S1-6-07 @S2-6-06
    Examples:
      | title                  | entry                 | path            |
      | FX Transfers and Rates | FX Transfer and Rates | /fxTransferRate |
    @S1-2.11-08 @S1-6-11 @S3-6-08
    Examples:
      | title               | entry               | path                |
      | Transaction Reports | Transaction Reports | /transactionReports |
    @S1-2.11-09 @S1-6-10 @S2-6-05
    Examples:
      | title              | entry              | path               |
      | Schedule Transfers | Schedule Transfers | /scheduleTransfers |
    @S1-2.11-10 @S1-6-09
    Examples:
      | title           | entry           | path            |
      | Bank Statements | Bank Statements | /bankStatements |
    @S1-2.11-11 @S1-6-08 @S3-6-09
    Examples:
      | title           | entry            | path             |
      | Pending Request | Pending Requests | /pendingRequests |
    @S1-2.11-12 @S1-6-13 @S3-6-07
    Examples:
      | title       | entry       | path        |
      | My Requests | My Requests | /myRequests |

  @S1-2.11-01 @S1-6-02 @S1-6-22 @S1-2.1-27..28 @S3-2.6-01 @S3-6-05
  Scenario: A user without the Dashboard is led to the first permitted entry of the menu
    Given a company with these people:
      | Akua | Single | Transfers |
    When Akua signs in
    Then Akua is on "/transfers"
    When Akua opens "/dashboard"
    Then Akua is told "Access Denied. Sorry, you don't have permission to access this page."
    And Akua sees exactly these menu entries:
      | Transfers |
      | Log Out   |

  @S1-6-20 @S2-6-11 @S3-6-03
  Scenario: A Viewer sees forms and lists, but no button that moves money
    Given a company with these people:
      | Kofi | Initiator |
      | Yaw  | Viewer    |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When Yaw has signed in
    Then Yaw finds no button "Make Transfer" at "/transfers"
    And Yaw finds no button "Approve" at "/pendingRequests"
    And Yaw finds no button "Reject" at "/pendingRequests"
    And Yaw finds no button "Recall Request" at "/myRequests"

  @S1-6-20 @S3-6-02
  Scenario Outline: <name> with the role <role> cannot decide
    Given a company with these people:
      | Kofi   | Initiator |
      | <name> | <role>    |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When <name> has signed in
    Then <name> finds no button "Approve" at "/pendingRequests"

    Examples:
      | name  | role      |
      | Ama   | Single    |
      | Adwoa | Initiator |

  @S1-6-01 @S1-2.10-02
  Scenario Outline: The role <role> is shown at the top
    Given a company with these people:
      | <name> | <role> |
    When <name> has signed in
    Then <name> sees the role "<role>" at the top

    Examples:
      | name | role                   |
      | Ama  | Single                 |
      | Kofi | Initiator              |
      | Efua | Authorizer             |
      | Yaw  | Viewer                 |
      | Esi  | Initiator & Authorizer |
